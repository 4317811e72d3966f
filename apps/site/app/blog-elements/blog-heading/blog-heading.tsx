import { Heading } from '~/ui/text/heading';
import type { BlogElementProps } from '../element';

/** A heading of the article with an anchor, listed in the table of contents (WCAG 2.4.6). */
export function BlogHeading({ element }: Pick<BlogElementProps<'BlogHeading'>, 'element'>) {
	const isSection = element.level === 2;
	if (element.text === '') return null;
	return (
		<Heading
			level={isSection ? 2 : 3}
			size={isSection ? 'card' : 'item'}
			id={element.anchor}
			className="max-w-prose"
		>
			{element.text}
		</Heading>
	);
}
