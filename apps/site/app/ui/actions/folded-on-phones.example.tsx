import type { PartExamples } from '~/testing/part-examples';
import { FoldedOnPhones } from './folded-on-phones';

export const examples: PartExamples = (t) => ({
	Default: (
		<FoldedOnPhones
			summary={t({ en: 'What is included', da: 'Det er inkluderet', de: 'Was enthalten ist' })}
		>
			{t({
				en: 'Wide windows show this at once.',
				da: 'Brede vinduer viser dette med det samme.',
				de: 'Breite Fenster zeigen das sofort.',
			})}
		</FoldedOnPhones>
	),
});
