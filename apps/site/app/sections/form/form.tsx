import { FormView } from '~/features/forms/form-view';
import { Section } from '~/ui/page/section';
import { SplitContainer } from '~/ui/page/split-container';
import { headingId, type SectionProps } from '../section-props';

/** A form that visitors fill in (content contract, FormSection). */
export function FormSection({ section }: SectionProps<'FormSection'>) {
	const { heading, text, theme, form } = section;
	const id = headingId(section);
	return (
		<Section theme={theme} labelledBy={id}>
			<SplitContainer id={id} heading={heading} text={text}>
				{form && <FormView form={form} />}
			</SplitContainer>
		</Section>
	);
}
