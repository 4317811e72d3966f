import type { CSSProperties } from 'react';
import { fixedImage, fluidImage, isServedAsIs } from '#shared/addresses/image-source.ts';
import { focalPosition } from '#shared/addresses/image-variants.ts';
import { classNames } from '~/ui/class-names';

/** The properties of a media item that a picture uses. */
export interface PictureMedia {
	url: string;
	width: number | null;
	height: number | null;
	alt: string;
	mimeType: string;
	color?: string | null;
	focalX?: number | null;
	focalY?: number | null;
}

export interface PictureProps {
	media: PictureMedia;
	/** The `sizes` attribute: the displayed width. */
	sizes?: string;
	/** A fixed size in CSS pixels, for example for avatars. The picture is cropped to it. */
	fixed?: { width: number; height: number };
	/** For the first picture of a page: loads eagerly with high priority. */
	priority?: boolean;
	/** Overrides the alternative text of the media item; empty if decorative. */
	alt?: string;
	className?: string;
	/** Omits the placeholder color, for logos and icons. */
	transparent?: boolean;
}

/** The size of drawings without an intrinsic size. */
const unknownSize = { width: 1200, height: 900 };

/** A picture without layout shift: its size is always set. Densities and widths: specification section 9. */
export function Picture({
	media,
	sizes = '100vw',
	fixed,
	priority = false,
	alt = media.alt,
	className,
	transparent = false,
}: PictureProps) {
	const isUnchanged = isServedAsIs(media.mimeType, media.url);
	const source = fixed
		? fixedImage(media.url, fixed.width, fixed.height, focalPosition(media.focalX, media.focalY))
		: fluidImage(media.url, media.width);
	const size = fixed ?? {
		width: media.width ?? unknownSize.width,
		height: media.height ?? unknownSize.height,
	};
	const image = (
		<img
			src={isUnchanged ? media.url : source.src}
			srcSet={isUnchanged ? undefined : source.srcSet}
			sizes={isUnchanged || fixed ? undefined : sizes}
			width={size.width}
			height={size.height}
			alt={alt}
			loading={priority ? 'eager' : 'lazy'}
			fetchPriority={priority ? 'high' : undefined}
			decoding={priority ? undefined : 'async'}
			className={className}
			style={placeholder(media, transparent)}
		/>
	);
	if (isUnchanged || fixed) return image;
	return (
		<picture className="contents">
			<source
				type="image/avif"
				srcSet={fluidImage(media.url, media.width, 'avif').srcSet}
				sizes={sizes}
			/>
			{image}
		</picture>
	);
}

function placeholder(media: PictureMedia, transparent: boolean): CSSProperties | undefined {
	const style: CSSProperties = {};
	if (media.color && !transparent) style.backgroundColor = media.color;
	if (typeof media.focalX === 'number' && typeof media.focalY === 'number') {
		if (media.focalX !== 50 || media.focalY !== 50) {
			style.objectPosition = `${media.focalX}% ${media.focalY}%`;
		}
	}
	return Object.keys(style).length > 0 ? style : undefined;
}

/** The size of a portrait in CSS pixels (specification section 9, avatar preset). */
const size = { width: 34, height: 34 };

/** A small round portrait. Decorative, because the name is always beside it (WCAG 1.1.1). */
export function Avatar({ media, className }: { media: PictureMedia; className?: string }) {
	return (
		<Picture
			media={media}
			fixed={size}
			alt=""
			className={classNames('size-[2.125rem] shrink-0 rounded-full object-cover', className)}
		/>
	);
}
