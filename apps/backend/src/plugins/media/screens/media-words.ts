import type { PictureShapeName } from '@website/contracts/picture-shapes';
import { type Words, words } from '../../../platform/i18n/words.ts';

/** Texts of the media screens. */
export const mediaWords = {
	focalPoint: words('Focal point', 'Fokuspunkt', 'Fokuspunkt'),
	focalHint: words(
		'Click what must stay in the picture. Below: how the site cuts it.',
		'Klik på det, der skal blive i billedet. Nedenfor: Sådan beskærer hjemmesiden det.',
		'Klicken Sie auf das, was im Bild bleiben muss. Darunter: So schneidet die Website es zu.',
	),
	fromLeft: words('From the left, %', 'Fra venstre, %', 'Von links, %'),
	fromTop: words('From the top, %', 'Fra oven, %', 'Von oben, %'),
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
		'Left out: {names}. These can be used: PNG, JPEG, WebP, AVIF, GIF, SVG, MP4, WebVTT, Lottie (JSON), PDF.',
		'Udeladt: {names}. Disse kan bruges: PNG, JPEG, WebP, AVIF, GIF, SVG, MP4, WebVTT, Lottie (JSON), PDF.',
		'Ausgelassen: {names}. Verwendbar sind PNG, JPEG, WebP, AVIF, GIF, SVG, MP4, WebVTT, Lottie (JSON), PDF.',
	),
	view: words('Show files as', 'Vis filer som', 'Dateien anzeigen als'),
	grid: words('Pictures', 'Billeder', 'Bilder'),
	list: words('List', 'Liste', 'Liste'),
	select: words('Select', 'Vælg', 'Auswählen'),
	selectAll: words('Select all on this page', 'Vælg alle på siden', 'Alle dieser Seite auswählen'),
	noAlt: words('No description', 'Ingen beskrivelse', 'Keine Beschreibung'),
	dropHere: words(
		'Drop or paste files anywhere on this page to upload them.',
		'Slip eller indsæt filer et vilkårligt sted på siden for at lægge dem op.',
		'Dateien lassen sich überall auf dieser Seite ablegen oder einfügen, um sie hochzuladen.',
	),
	selection: words('Chosen files', 'Valgte filer', 'Ausgewählte Dateien'),
	folder: words('Folder', 'Mappe', 'Ordner'),
	noFolder: words('No folder', 'Ingen mappe', 'Kein Ordner'),
	tag: words('Tag', 'Mærke', 'Schlagwort'),
	choose: words('Choose', 'Vælg', 'Auswählen'),
	move: words('Move', 'Flyt', 'Verschieben'),
	addTag: words('Add the tag', 'Tilføj mærket', 'Schlagwort hinzufügen'),
	problem: words(
		'The files could not be changed. Try again.',
		'Filerne kunne ikke ændres. Prøv igen.',
		'Die Dateien konnten nicht geändert werden. Versuchen Sie es noch einmal.',
	),
};

/** Labels of the shapes, by their use on the site. */
export const shapeWords: Record<PictureShapeName, Words> = {
	hero: words('Hero, about', 'Hero, cirka', 'Hero, ungefähr'),
	card: words('Card, hero on a phone', 'Kort, hero på telefon', 'Karte, Hero am Telefon'),
	wide: words('Video, step, reference', 'Video, trin, reference', 'Video, Schritt, Referenz'),
	article: words('Article', 'Artikel', 'Artikel'),
	share: words('Shared page', 'Delt side', 'Geteilte Seite'),
	portrait: words('Author', 'Forfatter', 'Autor'),
};
