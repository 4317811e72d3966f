import { exampleButton } from '~/sections/example-parts';
import type { PartExamples } from '~/testing/part-examples';
import { ButtonRow } from './button-row';

const first = exampleButton('/contact', 'Get started');

export const examples: PartExamples = {
	One: <ButtonRow buttons={[first]} />,
	'Every look': (
		<ButtonRow
			buttons={[
				first,
				exampleButton('/pricing', 'See prices', 'secondary'),
				exampleButton('/docs', 'Documentation', 'ghost'),
				exampleButton('/blog', 'Read on', 'link'),
			]}
		/>
	),
};
