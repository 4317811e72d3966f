import type { PartExamples } from '~/testing/part-examples';
import { Heading } from './heading';

export const examples: PartExamples = (t) => {
	const words = t({
		en: 'Say it once. See where it got to.',
		da: 'Sig det én gang. Se, hvor det nåede hen.',
		de: 'Einmal sagen. Und sehen, wo es ankommt.',
	});

	return {
		Display: (
			<Heading level={2} size="display">
				{words}
			</Heading>
		),
		Section: <Heading level={2}>{words}</Heading>,
		Block: (
			<Heading level={2} size="block">
				{words}
			</Heading>
		),
		Card: (
			<Heading level={3} size="card">
				{words}
			</Heading>
		),
		Item: (
			<Heading level={3} size="item">
				{words}
			</Heading>
		),
		'A word longer than a phone': (
			<Heading level={2}>Nachrichtenzustellungsbestätigungsverfahren</Heading>
		),
	};
};
