import type { PartExamples } from '~/testing/part-examples';
import { VisuallyHidden } from './visually-hidden';

export const examples: PartExamples = (say) => ({
	'Seen by nobody': (
		<p>
			€0.00{' '}
			<VisuallyHidden>
				{say({ en: 'free of charge', da: 'gratis', de: 'kostenlos' })}
			</VisuallyHidden>
		</p>
	),
});
