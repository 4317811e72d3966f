import type { PartExamples } from '~/testing/part-examples';
import { SkipLink } from './skip-link';

export const examples: PartExamples = {
	'Shown when it has the focus': (
		<>
			<SkipLink />
			<p id="content">The first press of Tab shows it.</p>
		</>
	),
};
