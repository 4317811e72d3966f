import { type Words, words } from '../platform/i18n/words.ts';
import type { Role } from './rights.ts';

/** The labels of the roles in the admin. */
export const roleWords: Record<Role, Words> = {
	author: words('Author', 'Forfatter', 'Autor'),
	translator: words('Translator', 'Oversætter', 'Übersetzer'),
	editor: words('Editor', 'Redaktør', 'Redakteur'),
	publisher: words('Publisher', 'Udgiver', 'Herausgeber'),
	'price-manager': words('Price manager', 'Prisansvarlig', 'Preisverantwortlicher'),
	admin: words('Administrator', 'Administrator', 'Administrator'),
};

/** What each role may do, in short (`rights.ts`). */
export const roleRights: Record<Role, Words> = {
	author: words(
		'Writes pages and articles, adds files, and changes only their own. Does not publish.',
		'Skriver sider og artikler, tilføjer filer og ændrer kun sine egne. Udgiver ikke.',
		'Schreibt Seiten und Artikel, fügt Dateien hinzu und ändert nur eigene. Veröffentlicht nicht.',
	),
	translator: words(
		'Changes the texts of the chosen languages. Does not publish.',
		'Ændrer teksterne på de valgte sprog. Udgiver ikke.',
		'Ändert die Texte der gewählten Sprachen. Veröffentlicht nicht.',
	),
	editor: words(
		'Writes and changes all pages, articles, files and releases. Does not publish.',
		'Skriver og ændrer alle sider, artikler, filer og samlede udgivelser. Udgiver ikke.',
		'Schreibt und ändert alle Seiten, Artikel, Dateien und Releases. Veröffentlicht nicht.',
	),
	publisher: words(
		'Does what editors do, publishes, uses the trash, and changes redirects, forms and country guides.',
		'Gør det samme som redaktører, udgiver, bruger papirkurven og ændrer omdirigeringer, formularer og landeguider.',
		'Tut, was Redakteure tun, veröffentlicht, nutzt den Papierkorb und ändert Weiterleitungen, Formulare und Länderhinweise.',
	),
	'price-manager': words(
		'Changes prices, operators and country guides. Visitors see that at once. Only reads the rest.',
		'Ændrer priser, teleselskaber og landeguider. Besøgende ser det med det samme. Kan kun læse resten.',
		'Ändert Preise, Netzbetreiber und Länderhinweise. Besucher sehen das sofort. Liest alles andere nur.',
	),
	admin: words(
		'May do everything, also manage users, the sign-in and API tokens.',
		'Må alt, også administrere brugere, login og API-nøgler.',
		'Darf alles, auch Benutzer, Anmeldung und API-Schlüssel verwalten.',
	),
};
