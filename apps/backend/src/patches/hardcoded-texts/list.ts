import { type Words, words } from '../../platform/i18n/words.ts';

/**
 * A text that is hard-coded in Payload and cannot be translated by its configuration.
 *
 * Upstream: https://github.com/payloadcms/payload/issues/6089. Test: `test/upstream/hardcoded-texts.test.ts`, which fails for each entry that
 * can be removed.
 */
export interface HardcodedText {
	/** Selects the elements with the text, as narrowly as possible, because the same text elsewhere may come from an editor. */
	selector: string;
	/** The attribute with the text; by default the text of the element. */
	attribute?: 'aria-label' | 'title' | 'alt';
	/** Payload's text, if it differs from the English translation. */
	original?: string;
	translations: Words;
}

const tileHeading = '.item-card-grid__title';
const menuHeading = '.popup-list-group-label';
const inFile = '.file-field .tooltip-content';
const folding = '.diff-collapser__toggle-button';

export const hardcodedTexts: readonly HardcodedText[] = [
	{ selector: tileHeading, translations: words('Folders', 'Mapper', 'Ordner') },
	{ selector: tileHeading, translations: words('Documents', 'Filer', 'Dateien') },
	{ selector: menuHeading, translations: words('Sort by', 'Sortér efter', 'Sortieren nach') },
	{ selector: menuHeading, translations: words('Order', 'Rækkefølge', 'Reihenfolge') },
	{
		selector: '.live-preview-toolbar-controls__breakpoint span, .popup-button-list__button',
		translations: words('Responsive', 'Fuld bredde', 'Volle Breite'),
	},
	{
		selector: folding,
		attribute: 'aria-label',
		translations: words('Expand', 'Fold ud', 'Aufklappen'),
	},
	{
		selector: folding,
		attribute: 'aria-label',
		translations: words('Collapse', 'Fold sammen', 'Zuklappen'),
	},
	{
		selector: '.add-block-menu',
		attribute: 'aria-label',
		translations: words('Add block', 'Tilføj blok', 'Block hinzufügen'),
	},
	{
		selector: '.draggable-block-menu',
		attribute: 'aria-label',
		translations: words('Drag to move', 'Træk for at flytte', 'Zum Verschieben ziehen'),
	},
	{
		selector: '[role=button]',
		attribute: 'aria-label',
		translations: words('Insert Paragraph', 'Indsæt afsnit', 'Absatz einfügen'),
	},
	{
		selector: '.link-edit',
		attribute: 'aria-label',
		translations: words('Edit link', 'Redigér link', 'Link bearbeiten'),
	},
	{
		selector: '.link-trash',
		attribute: 'aria-label',
		translations: words('Remove link', 'Fjern link', 'Link entfernen'),
	},
	// Payload uses a label with several languages as if it were a string.
	...['Add new [object Object]', 'Ny: [object Object]', '[object Object] hinzufügen'].map(
		(original): HardcodedText => ({
			selector: '.relationship-add-new__add-button',
			attribute: 'aria-label',
			original,
			translations: words('Add new', 'Opret ny', 'Neu anlegen'),
		}),
	),
	{
		selector: '.upload-diff img',
		attribute: 'alt',
		original: '[object Object]',
		translations: words('Picture', 'Billede', 'Bild'),
	},
	{
		selector: '.localizer-button',
		attribute: 'aria-label',
		original: 'invisible',
		translations: words('Language', 'Sprog', 'Sprache'),
	},
	...['Åbn Menu', 'Öffnen Menü'].map(
		(original): HardcodedText => ({
			selector: '.nav-toggler',
			attribute: 'aria-label',
			original,
			translations: words('Open menu', 'Åbn menuen', 'Menü öffnen'),
		}),
	),
	...['Luk Menu', 'Schließen Menü'].map(
		(original): HardcodedText => ({
			selector: '.nav-toggler',
			attribute: 'aria-label',
			original,
			translations: words('Close menu', 'Luk menuen', 'Menü schließen'),
		}),
	),
	{
		selector: 'section[aria-live]',
		attribute: 'aria-label',
		original: 'Notifications alt+T',
		translations: words('Notifications Alt+T', 'Meddelelser Alt+T', 'Meldungen Alt+T'),
	},
	{
		selector: 'th input, .list-controls input, .select-all input',
		attribute: 'title',
		original: 'select-all',
		translations: words('Select all', 'Vælg alle', 'Alle auswählen'),
	},
	{
		selector: '.copy-to-clipboard .tooltip-content',
		translations: words('Copy URL', 'Kopiér adressen', 'Adresse kopieren'),
	},
	{
		selector: inFile,
		translations: words('A file is required.', 'Vælg en fil.', 'Wählen Sie eine Datei.'),
	},
	{
		selector: inFile,
		translations: words(
			'A file name is required.',
			'Filen skal have et navn.',
			'Die Datei braucht einen Namen.',
		),
	},
	{
		selector: '.field-diff-label, .field-diff-label *',
		translations: words('Updated At', 'Ændret', 'Geändert am'),
	},
	{
		selector: '.field-diff-label, .field-diff-label *',
		translations: words('Created At', 'Oprettet', 'Erstellt am'),
	},
	{
		selector: '.btn, .btn *',
		original: 'Erstellen ordner',
		translations: words('Create folder', 'Opret mappe', 'Ordner anlegen'),
	},
];
