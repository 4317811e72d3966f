import type { PartExamples } from '~/testing/part-examples';
import { Disclosure } from './disclosure';

export const examples: PartExamples = (t) => {
	const answer = t({
		en: 'Nothing, when it is refused before sending.',
		da: 'Ingenting, når den afvises før afsendelse.',
		de: 'Nichts, wenn sie vor dem Senden abgelehnt wird.',
	});
	const question = (
		<span>
			{t({
				en: 'What does a message cost that never arrives?',
				da: 'Hvad koster en besked, der aldrig når frem?',
				de: 'Was kostet eine Nachricht, die nie ankommt?',
			})}
		</span>
	);

	return {
		Closed: <Disclosure summary={question}>{answer}</Disclosure>,
		Open: (
			<Disclosure summary={question} open>
				{answer}
			</Disclosure>
		),
	};
};
