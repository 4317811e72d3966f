import { Disclosure } from '~/ui/actions/disclosure';
import { Section, SplitContainer } from '~/ui/page/section';
import { Heading } from '~/ui/text/heading';
import { RichText } from '~/ui/text/rich-text';
import { headingId, type SectionProps } from '../section-props';

/** Questions that expand to show their answers. The HTML contains all answers, so search engines and "find in page" see them. */
export function FaqSection({ section }: SectionProps<'FaqSection'>) {
	const { heading, text, items } = section;
	const id = headingId(section);
	return (
		<Section labelledBy={id}>
			<SplitContainer id={id} heading={heading} text={text}>
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
			</SplitContainer>
		</Section>
	);
}
