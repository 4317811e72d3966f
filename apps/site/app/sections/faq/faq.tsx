import { Disclosure } from '~/ui/actions/disclosure';
import { Container, Section } from '~/ui/page/section';
import { Heading } from '~/ui/text/heading';
import { RichText } from '~/ui/text/rich-text';
import { headingId, type SectionProps } from '../section-props';

/** Questions that open their answers; all of it is in the page, so search finds it. */
export function FaqSection({ section }: SectionProps<'FaqSection'>) {
	const { heading, text, items } = section;
	return (
		<Section labelledBy={headingId(section)}>
			<Container className="grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
				<div className="self-start lg:sticky lg:top-[calc(var(--spacing-header)+2rem)]">
					{heading !== '' && (
						<Heading level={2} id={headingId(section)}>
							{heading}
						</Heading>
					)}
					<RichText html={text} className="mt-5 text-lg text-muted" />
				</div>
				<div className="border-b-2 border-line">
					{items.map((item) => (
						<Disclosure
							key={item.question}
							className="border-t-2 border-line"
							summary={
								<Heading level={3} size="item">
									{item.question}
								</Heading>
							}
						>
							<RichText html={item.answer} className="max-w-prose!" />
						</Disclosure>
					))}
				</div>
			</Container>
		</Section>
	);
}
