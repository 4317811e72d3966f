import { words } from '../../platform/i18n/words.ts';

/** The texts of a form in a locale without a text. */
export const emptyWords = {
	title: words(
		'Nothing is written in {language} yet',
		'Der er endnu ikke skrevet noget på {language}',
		'Auf {language} ist noch nichts geschrieben',
	),
	text: words(
		'What you begin with is a draft. Visitors see it once you publish it, at an address of its own.',
		'Det, du begynder med, er en kladde. Besøgende ser den, når du udgiver den på sin egen adresse.',
		'Womit Sie beginnen, ist ein Entwurf. Besucher sehen ihn erst, wenn Sie ihn unter einer eigenen Adresse veröffentlichen.',
	),
	copy: words('Copy from {language}', 'Kopiér fra {language}', 'Von {language} kopieren'),
	sideBySide: words('Translate side by side', 'Oversæt side om side', 'Nebeneinander übersetzen'),
	startEmpty: words('Start empty', 'Begynd forfra', 'Leer beginnen'),
};
