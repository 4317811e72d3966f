import { FormView } from '~/features/forms/form-view';
import { Section, SplitContainer } from '~/ui/page/section';
import { headingId, type SectionProps } from '../section-props';

/** A form that visitors fill in (content contract, FormSection). It may open a page. */
export function FormSection({ section, isFirst = false }: SectionProps<'FormSection'>) {
	const { heading, text, theme, form } = section;
	const id = headingId(section);
	return (
		<Section theme={theme} labelledBy={id}>
			<SplitContainer id={id} heading={heading} text={text} headingLevel={isFirst ? 1 : 2}>
				{form && <FormView form={form} />}
			</SplitContainer>
		</Section>
	);
}
