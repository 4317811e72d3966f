import { classNames } from '~/ui/class-names';
import { Picture, type PictureMedia } from '~/ui/pictures/picture';

interface LogoProps {
	media: PictureMedia;
	alt?: string;
	className?: string;
}

/** A company's logo. SVG drawings become white on dark backgrounds; pictures, whose background is unknown, have a light plate. */
export function Logo({ media, alt, className }: LogoProps) {
	const isDrawing = media.mimeType === 'image/svg+xml';
	return (
		<Picture
			media={media}
			alt={alt}
			transparent
			sizes="320px"
			className={classNames(
				'w-auto max-w-full object-contain object-left',
				isDrawing ? 'logo-ink' : 'bg-(--plate)',
				className,
			)}
		/>
	);
}
