import { CodeBlock } from '~/ui/code/code-block';
import { Caption } from '../caption';
import type { BlogElementProps } from '../element';

/** A code block. Its syntax highlighting is in the HTML; only the copy button needs JavaScript. */
export function BlogCode({ element }: Pick<BlogElementProps<'BlogCode'>, 'element'>) {
	return (
		<figure className="max-w-[54rem]">
			<CodeBlock code={element.code} language={element.language} />
			<Caption>{element.caption}</Caption>
		</figure>
	);
}
