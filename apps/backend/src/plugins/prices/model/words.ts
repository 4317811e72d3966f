import { words } from '../../../platform/i18n/words.ts';

export const amountProblem = words(
	'Write a price such as 0.0425 or 0,0425: no sign, no thousands separator, at most six decimals.',
	'Skriv en pris som 0,0425 eller 0.0425: uden fortegn og tusindtalsseparator, højst seks decimaler.',
	'Preis wie 0,0425 oder 0.0425 eingeben: ohne Vorzeichen und Tausendertrennzeichen, höchstens sechs Nachkommastellen.',
);

export const amountHelp = words(
	'Empty: no price. 0: free.',
	'Tomt: ingen pris. 0: gratis.',
	'Leer: kein Preis. 0: kostenlos.',
);
