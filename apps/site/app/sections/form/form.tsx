import { FormView } from '~/features/forms/form-view';
import { Container, Section, SectionHeader } from '~/ui/page/section';
import { headingId, type SectionProps } from '../section-props';

/** A form that visitors fill in (content contract, FormSection). */
export function FormSection({ section }: SectionProps<'FormSection'>) {
	const { heading, text, theme, form } = section;
	const id = headingId(section);
	return (
		<Section theme={theme} labelledBy={id}>
			<Container>
				<SectionHeader id={id} heading={heading} text={text} />
				{form && <FormView form={form} />}
			</Container>
		</Section>
	);
}
