import { RichText } from '~/ui/text/rich-text';
import type { BlogElementProps } from '../element';

/** Running text of an article, with lines of about 68 characters (WCAG 1.4.8). */
export function BlogContent({ element }: Pick<BlogElementProps<'BlogContent'>, 'element'>) {
	return <RichText html={element.content} length="long" />;
}
