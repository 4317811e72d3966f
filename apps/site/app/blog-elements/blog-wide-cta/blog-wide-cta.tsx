import { ButtonLink } from '~/ui/actions/button';
import { classNames } from '~/ui/class-names';
import { themeClass } from '~/ui/page/section';
import { Heading } from '~/ui/text/heading';
import type { BlogElementProps } from '../element';

/** A call to action across the article's column, on a yellow background that ends in a pennant. */
export function BlogWideCta({ element, headingLevel }: BlogElementProps<'BlogWideCta'>) {
	const { heading, text, button } = element;
	return (
		<div className={classNames(themeClass('secondary'), 'relative isolate overflow-hidden')}>
			<span
				aria-hidden="true"
				className="absolute inset-y-0 left-0 -z-10 w-5 bg-accent pennant md:w-10"
			/>
			<div className="flex flex-col items-start gap-x-10 gap-y-6 py-8 pr-6 pl-10 md:py-12 md:pr-12 md:pl-20 xl:flex-row xl:items-center xl:justify-between">
				<div className="max-w-prose">
					<Heading level={headingLevel} size="card">
						{heading}
					</Heading>
					{text !== '' && <p className="mt-3 text-muted">{text}</p>}
				</div>
				<ButtonLink
					look={button.style}
					href={button.link.url}
					target={button.link.target}
					className="shrink-0"
				>
					{button.link.title}
				</ButtonLink>
			</div>
		</div>
	);
}
