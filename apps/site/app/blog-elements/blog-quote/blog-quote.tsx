import type { BlogElementProps } from '../element';

/** A large quotation with its source; `<q>` adds the quotation marks of the page's language. */
export function BlogQuote({ element }: Pick<BlogElementProps<'BlogQuote'>, 'element'>) {
	return (
		<figure className="max-w-[54rem] border-l-[0.75rem] border-mark py-1 pl-6 md:pl-10">
			<blockquote className="text-2xl font-bold text-pretty">
				<q>{element.quote}</q>
			</blockquote>
			{element.source !== '' && (
				<figcaption className="mt-4 text-sm text-muted">{element.source}</figcaption>
			)}
		</figure>
	);
}
