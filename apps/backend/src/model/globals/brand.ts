import { readHexColor } from '@website/contracts/brand/color';
import type { FieldHook, GlobalConfig, TextField } from 'payload';
import { fieldsInTab } from '../../admin/forms/tabs.ts';
import { siteGroup } from '../../admin/groups.ts';
import { changedBy } from '../../documents/changed-by.ts';
import { validateWith, type Words, words } from '../../platform/i18n/words.ts';
import { globalDrafts } from '../collections/versions.ts';
import { tonesField } from '../fields/brand/tones-field.ts';
import { mediaField } from '../fields/media.ts';
import { choice, line, lines, localized } from '../fields/text.ts';

const invalidColor = words(
	'A color is written as # and six hexadecimal digits, such as #1b5fd0.',
	'En farve skrives som # og seks hexadecimale cifre, for eksempel #1b5fd0.',
	'Eine Farbe wird als # mit sechs hexadezimalen Ziffern geschrieben, zum Beispiel #1b5fd0.',
);

/** Converts other color notations to `#rrggbb`. Keeps values that are not colors, which the validation rejects. */
const toHexColor: FieldHook = ({ value }) => (value === '' ? null : (readHexColor(value) ?? value));

/** A brand color as `#rrggbb`. The form shows the resulting contrast while it is edited. */
const colorField = (name: string, label: Words, description: Words): TextField => ({
	name,
	type: 'text',
	label,
	maxLength: 20,
	validate: validateWith((value: string) => readHexColor(value) !== null, invalidColor),
	hooks: { beforeValidate: [toHexColor] },
	admin: {
		description,
		components: { Field: '/model/fields/brand/color-input.tsx#ColorInput' },
	},
});

const isOwnFont = (_data: unknown, { font }: { font?: unknown }) => font === 'own';

/** Name, logos, colors, fonts and shapes of the site, the sign-in page of the admin and the emails. */
export const brand: GlobalConfig = {
	slug: 'brand',
	label: words('Brand', 'Brand', 'Marke'),
	admin: { group: siteGroup },
	versions: globalDrafts,
	fields: [
		...fieldsInTab(
			'identity',
			localized(
				line('name', words('Name', 'Navn', 'Name'), {
					description: words(
						'Where a language has none, the name in the default language is shown.',
						'Hvor et sprog intet navn har, vises navnet på standardsproget.',
						'Wo eine Sprache keinen Namen hat, steht der Name in der Standardsprache.',
					),
				}),
			),
			mediaField(
				'logo',
				words('Logo for light surroundings', 'Logo til lyse omgivelser', 'Logo für helle Umgebung'),
			),
			mediaField(
				'logoDark',
				words(
					'Logo for dark surroundings',
					'Logo til mørke omgivelser',
					'Logo für dunkle Umgebung',
				),
			),
			{
				...mediaField('icon', words('Square mark', 'Kvadratisk mærke', 'Quadratisches Zeichen')),
				admin: {
					description: words(
						'For browser tabs and home screens. Without one, the logo is fitted into a square.',
						'Til browserfaner og startskærme. Uden det tilpasses logoet til et kvadrat.',
						'Für Browser-Tabs und Startbildschirme. Ohne dieses wird das Logo in ein Quadrat eingepasst.',
					),
				},
			},
		),
		...fieldsInTab(
			'colors',
			colorField(
				'accent',
				words('Accent color', 'Accentfarve', 'Akzentfarbe'),
				words(
					'Links, marks and buttons. Where it would be hard to read, the site uses a lighter or darker shade of it.',
					'Links, markeringer og knapper. Hvor den ville være svær at læse, bruger hjemmesiden en lysere eller mørkere nuance.',
					'Links, Zeichen und Schaltflächen. Wo sie schwer lesbar wäre, nimmt die Website einen helleren oder dunkleren Ton.',
				),
			),
			colorField(
				'secondary',
				words('Second color', 'Sekundær farve', 'Zweitfarbe'),
				words(
					'Wide fields such as calls to action. Without one, a color that suits the accent.',
					'Store flader som opfordringer. Uden den vælges en farve, der passer til accentfarven.',
					'Große Flächen wie Aufrufe. Ohne sie eine Farbe, die zur Akzentfarbe passt.',
				),
			),
			colorField(
				'neutral',
				words('Tint of the grays', 'Tone i de grå farver', 'Ton der Grautöne'),
				words(
					'Colors text, lines and backgrounds slightly. Without one, the accent’s.',
					'Farver tekst, linjer og baggrunde en smule. Uden den bruges accentfarvens tone.',
					'Färbt Text, Linien und Hintergründe leicht. Ohne ihn der Ton der Akzentfarbe.',
				),
			),
			tonesField,
		),
		...fieldsInTab(
			'shapes',
			choice('font', words('Font', 'Skrifttype', 'Schrift'), [
				['system', words('The visitor’s system', 'Den besøgendes system', 'System des Besuchers')],
				['schibstedGrotesk', 'Schibsted Grotesk'],
				['inter', 'Inter'],
				['sourceSerif', 'Source Serif'],
				['own', words('A font of your own', 'Din egen skrifttype', 'Eine eigene Schrift')],
			]),
			{
				...mediaField('fontFile', words('Font file', 'Skriftfil', 'Schriftdatei'), 'font'),
				admin: {
					condition: isOwnFont,
					description: words(
						'WOFF2. The site serves the letters it needs of it.',
						'WOFF2. Hjemmesiden leverer kun de tegn, den har brug for.',
						'WOFF2. Die Website liefert davon die Zeichen, die sie braucht.',
					),
				},
			},
			{
				...lines(
					'fontLicense',
					words('License of the font', 'Skriftens licens', 'Lizenz der Schrift'),
				),
				admin: {
					condition: isOwnFont,
					description: words(
						'The text that allows its use on the web. It is kept with the font.',
						'Teksten, der tillader brug på nettet. Den gemmes sammen med skriften.',
						'Der Text, der die Nutzung im Web erlaubt. Er wird mit der Schrift aufbewahrt.',
					),
				},
			},
			choice('corners', words('Corners', 'Hjørner', 'Ecken'), [
				['soft', words('Slightly round', 'Let afrundede', 'Leicht gerundet')],
				['square', words('Square', 'Kantede', 'Eckig')],
				['round', words('Round', 'Runde', 'Rund')],
			]),
			choice('illustrations', words('Icons', 'Ikoner', 'Symbole'), [
				['tinted', words('On pale tints', 'På lyse toner', 'Auf hellen Tönen')],
				['fields', words('On full colors', 'På fulde farver', 'Auf vollen Farben')],
				['outlined', words('In a thin frame', 'I en tynd ramme', 'In einem dünnen Rahmen')],
			]),
			choice('decoration', words('Decoration', 'Udsmykning', 'Schmuck'), [
				['none', words('None', 'Ingen', 'Keiner')],
				['signalFlags', words('Signal flags', 'Signalflag', 'Signalflaggen')],
			]),
			choice('shareImages', words('Shared pictures', 'Delte billeder', 'Geteilte Bilder'), [
				['dark', words('Dark', 'Mørke', 'Dunkel')],
				['light', words('Light', 'Lyse', 'Hell')],
				['accent', words('In the accent color', 'I accentfarven', 'In der Akzentfarbe')],
			]),
		),
		changedBy,
	],
};
