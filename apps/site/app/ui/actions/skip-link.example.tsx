import type { PartExamples } from '~/testing/part-examples';
import { SkipLink } from './skip-link';

export const examples: PartExamples = (t) => ({
	'Shown when it has the focus': (
		<>
			<SkipLink />
			<p id="content">
				{t({
					en: 'The first press of Tab shows it.',
					da: 'Det første tryk på Tab viser det.',
					de: 'Der erste Druck auf Tab zeigt ihn.',
				})}
			</p>
		</>
	),
});
