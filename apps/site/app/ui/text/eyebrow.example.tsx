import type { PartExamples } from '~/testing/part-examples';
import { Eyebrow } from './eyebrow';

export const examples: PartExamples = {
	Short: <Eyebrow>Delivery</Eyebrow>,
	'Longer than a line': (
		<Eyebrow>
			What every operator in Denmark, Germany and Sweden does with a sender name it has not seen
			before
		</Eyebrow>
	),
};
