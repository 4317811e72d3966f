import type { PictureShapeName } from '@website/contracts/picture-shapes';
import { type Words, words } from '../../../platform/i18n/words.ts';

/** Texts of the media screens. */
export const mediaWords = {
	focalHint: words(
		'The site cuts the picture around its focal point, which is set by “Edit image”.',
		'Hjemmesiden beskærer billedet om dets fokuspunkt, som sættes under »Redigér billede«.',
		'Die Website schneidet das Bild um seinen Fokuspunkt zu; er wird unter „Bild bearbeiten“ gesetzt.',
	),
	crops: words('Shapes of the site', 'Hjemmesidens former', 'Formen der Website'),
	replace: words('Replace the file', 'Udskift filen', 'Datei ersetzen'),
	replaceHint: words(
		'Everything that uses it shows the new file at once. Its name and address stay; a file of another type gets that type’s ending.',
		'Alt, der bruger den, viser straks den nye fil. Navn og adresse bliver; en fil af en anden type får den types endelse.',
		'Alles, was sie verwendet, zeigt sofort die neue Datei. Name und Adresse bleiben; eine Datei eines anderen Typs bekommt dessen Endung.',
	),
	saveFirst: words(
		'Save your changes first.',
		'Gem dine ændringer først.',
		'Speichern Sie zuerst Ihre Änderungen.',
	),
	fileReplaced: words('The file is replaced', 'Filen er udskiftet', 'Die Datei ist ersetzt'),
	skipped: words(
		'Left out: {names}. These can be used: PNG, JPEG, WebP, AVIF, GIF, SVG, MP4, MOV, WebVTT, Lottie (JSON), PDF.',
		'Udeladt: {names}. Disse kan bruges: PNG, JPEG, WebP, AVIF, GIF, SVG, MP4, MOV, WebVTT, Lottie (JSON), PDF.',
		'Ausgelassen: {names}. Verwendbar sind PNG, JPEG, WebP, AVIF, GIF, SVG, MP4, MOV, WebVTT, Lottie (JSON), PDF.',
	),
	noAlt: words('No description', 'Ingen beskrivelse', 'Keine Beschreibung'),
	dropHere: words(
		'Drop or paste files anywhere on this page to upload them.',
		'Slip eller indsæt filer et vilkårligt sted på siden for at lægge dem op.',
		'Dateien lassen sich überall auf dieser Seite ablegen oder einfügen, um sie hochzuladen.',
	),
};

/** Labels of the shapes, by their use on the site. */
export const shapeWords: Record<PictureShapeName, Words> = {
	hero: words('Hero, about', 'Hero, cirka', 'Hero, ungefähr'),
	card: words('Card, hero on a phone', 'Kort, hero på telefon', 'Karte, Hero am Telefon'),
	wide: words('Step', 'Trin', 'Schritt'),
	article: words('Article', 'Artikel', 'Artikel'),
	share: words('Shared page', 'Delt side', 'Geteilte Seite'),
	portrait: words('Author', 'Forfatter', 'Autor'),
};
