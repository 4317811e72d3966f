import type { PartExamples } from '~/testing/part-examples';
import { VisuallyHidden } from './visually-hidden';

export const examples: PartExamples = {
	'Seen by nobody': (
		<p>
			€0.00 <VisuallyHidden>free of charge</VisuallyHidden>
		</p>
	),
};
