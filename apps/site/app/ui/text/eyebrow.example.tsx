import type { PartExamples } from '~/testing/part-examples';
import { Eyebrow } from './eyebrow';

export const examples: PartExamples = (t) => ({
	Short: <Eyebrow>{t({ en: 'Delivery', da: 'Levering', de: 'Zustellung' })}</Eyebrow>,
	'Longer than a line': (
		<Eyebrow>
			{t({
				en: 'What every operator in Denmark, Germany and Sweden does with a sender name it has not seen before',
				da: 'Hvad hvert teleselskab i Danmark, Tyskland og Sverige gør ved et afsendernavn, det ikke har set før',
				de: 'Was jeder Netzbetreiber in Dänemark, Deutschland und Schweden mit einem Absendernamen macht, den er noch nicht kennt',
			})}
		</Eyebrow>
	),
});
