import { words } from '../../platform/i18n/words.ts';
import { richText } from '../fields/rich-text.ts';
import { defineSection } from '../fields/sections/block.ts';
import { filledList, heading, line } from '../fields/text.ts';

/** Questions and answers (specification section 3). */
export const block = defineSection(
	'faq',
	words('Questions and answers', 'Spørgsmål og svar', 'Fragen und Antworten'),
	words(
		'FAQ: questions whose answers unfold, like an accordion',
		'FAQ: spørgsmål, hvis svar foldes ud, som en harmonika',
		'FAQ: Fragen, deren Antworten sich aufklappen lassen, wie ein Akkordeon',
	),
	[
		heading,
		richText(),
		filledList(
			'items',
			words('Questions', 'Spørgsmål', 'Fragen'),
			words('Question', 'Spørgsmål', 'Frage'),
			[
				line('question', words('Question', 'Spørgsmål', 'Frage'), { required: true }),
				richText('answer', words('Answer', 'Svar', 'Antwort')),
			],
		),
	],
);
