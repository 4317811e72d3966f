import type { ContentWidth } from '~/content/generated/operations';
import { classNames } from '~/ui/class-names';
import { Film } from '~/ui/pictures/film';
import { Picture } from '~/ui/pictures/picture';
import { Caption } from '../caption';
import type { BlogElementProps } from '../element';

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

/** A picture or a short silent video in the article, with the editor's border and width (specification section 3). */
export function BlogMedia({ element }: Pick<BlogElementProps<'BlogMedia'>, 'element'>) {
	const { media, border, width, caption } = element;
	if (!media) return null;
	const frame = border ? 'border-4 border-fg' : undefined;
	return (
		<figure className={columnWidths[width]}>
			{media.mimeType.startsWith('video/') ? (
				<Film media={media} label={media.alt} muted className={frame} />
			) : (
				<Picture
					media={media}
					sizes={sizes[width]}
					className={classNames('block h-auto w-full', frame)}
				/>
			)}
			<Caption>{caption}</Caption>
		</figure>
	);
}
