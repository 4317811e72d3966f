import { exampleDrawing } from '~/sections/example-parts';
import type { PartExamples } from '~/testing/part-examples';
import { RichCard } from './rich-card';

export const examples: PartExamples = (t) => ({
	'With picture and buttons': (
		<RichCard
			image={exampleDrawing('hero-about', t({ en: 'A quay', da: 'En kaj', de: 'Ein Kai' }))}
			title={t({
				en: 'The 14:10 is late',
				da: '14.10 er forsinket',
				de: 'Die Fähre um 14:10 Uhr verspätet sich',
			})}
			text={t({
				en: 'It leaves at 14:35 from quay 2.',
				da: 'Den sejler kl. 14.35 fra kaj 2.',
				de: 'Sie fährt um 14:35 Uhr von Kai 2.',
			})}
			buttons={[
				t({ en: 'Take the 15:10', da: 'Tag den 15.10', de: 'Um 15:10 Uhr fahren' }),
				t({ en: 'Show quay 2', da: 'Vis kaj 2', de: 'Kai 2 zeigen' }),
			]}
		/>
	),
	'Text only': (
		<RichCard
			image={null}
			title=""
			text={t({
				en: 'All ferries are on time.',
				da: 'Alle færger sejler til tiden.',
				de: 'Alle Fähren sind pünktlich.',
			})}
			buttons={[]}
		/>
	),
});
