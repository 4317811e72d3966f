import type { ContentWidth, MediaFieldsFragment } from '~/content/generated/operations';
import { classNames } from '~/ui/class-names';
import { Picture } from '~/ui/pictures/picture';
import { Caption } from '../caption';
import type { BlogElementProps } from '../element';

interface FilmClipProps {
	media: MediaFieldsFragment;
	className?: string;
}

/** A short silent video in an article: never starts by itself (WCAG 2.2.2), labeled with its alternative text (WCAG 1.2.1). */
function FilmClip({ media, className }: FilmClipProps) {
	return (
		<video
			controls
			muted
			playsInline
			preload="metadata"
			src={media.url}
			width={media.width ?? undefined}
			height={media.height ?? undefined}
			aria-label={media.alt}
			className={className}
		/>
	);
}

/** The maximum width of an element in the article's column: the width of a text, slightly wider, or the full column. */
const columnWidths: Record<ContentWidth, string> = {
	normal: 'max-w-prose',
	wide: 'max-w-[54rem]',
	full: 'max-w-none',
};

const sizes = {
	normal: '(min-width: 48rem) 42rem, 100vw',
	wide: '(min-width: 64rem) 54rem, 100vw',
	full: '(min-width: 64rem) 60rem, 100vw',
};

/** A picture or a video in the article, with the editor's border and width (specification section 3). */
export function BlogMedia({ element }: Pick<BlogElementProps<'BlogMedia'>, 'element'>) {
	const { media, border, width, caption } = element;
	if (!media) return null;
	const frame = classNames('block h-auto w-full', border && 'border-4 border-fg');
	return (
		<figure className={columnWidths[width]}>
			{media.mimeType.startsWith('video/') ? (
				<FilmClip media={media} className={frame} />
			) : (
				<Picture media={media} sizes={sizes[width]} className={frame} />
			)}
			<Caption>{caption}</Caption>
		</figure>
	);
}
