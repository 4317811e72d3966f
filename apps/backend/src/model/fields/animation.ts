import type {
	CheckboxField,
	NamedGroupField,
	NumberField,
	TextareaField,
	TextField,
} from 'payload';
import { checkLottie } from '../../platform/files/lottie.ts';
import { UploadProblem } from '../../platform/files/upload-problem.ts';
import { translator, validateWith, type Words, words } from '../../platform/i18n/words.ts';
import { limits } from '../../platform/limits.ts';
import { mediaField } from './media.ts';
import { choice, line, yesNo } from './text.ts';

const maximum = limits.uploads.animationDataCharacters;

const tooLong = words(
	'More than {maximum} characters: use a file',
	'Mere end {maximum} tegn: Brug en fil',
	'Mehr als {maximum} Zeichen: eine Datei verwenden',
	{ maximum },
);

const data: TextareaField = {
	name: 'data',
	type: 'textarea',
	label: words('Animation data (JSON)', 'Animationsdata (JSON)', 'Animationsdaten (JSON)'),
	admin: {
		description: words(
			'Instead of a file: the text of a small Lottie animation.',
			'I stedet for en fil: teksten i en lille Lottie-animation.',
			'Anstelle einer Datei: der Text einer kleinen Lottie-Animation.',
		),
	},
	validate: (value: string | null | undefined, { req }) => {
		if (!value) return true;
		if (value.length > maximum) return translator(req)(tooLong);
		try {
			checkLottie(value);
			return true;
		} catch (cause) {
			if (cause instanceof UploadProblem) return cause.in(req.i18n.language);
			throw cause;
		}
	},
};

const number = (
	name: string,
	label: Words,
	defaultValue: number,
	isValid: (value: number) => boolean,
	problem: Words,
): NumberField => ({
	name,
	type: 'number',
	label,
	defaultValue,
	validate: validateWith(isValid, problem),
});

const css = (name: string, label: Words, defaultValue: string, shape: RegExp): TextField => ({
	name,
	type: 'text',
	label,
	admin: { placeholder: defaultValue },
	validate: validateWith(
		(value: string) => shape.test(value),
		words(
			'Not understood; for example {defaultValue}',
			'Forstås ikke; fx {defaultValue}',
			'Nicht verständlich; zum Beispiel {defaultValue}',
			{ defaultValue },
		),
	),
});

const length = /^\d{1,4}(\.\d{1,3})?(px|%|rem|em|vw|vh)$/;
const color = /^(#[0-9a-f]{3,8}|[a-z]{3,30}|(rgb|rgba|hsl|hsla|oklch)\([\d\s.,%/]{1,60}\))$/i;

const pauseConflict = words(
	'pauseAnimation cannot be used together with pauseOnHover or playOnHover',
	'»Står stille« kan ikke bruges sammen med »Pause under markøren« eller »Afspil under markøren«',
	'„Steht still“ lässt sich nicht mit „Unter dem Zeiger anhalten“ oder „Unter dem Zeiger abspielen“ verbinden',
);

/** An error together with the hover options (specification section 5). */
const pauseAnimation: CheckboxField = {
	...yesNo('pauseAnimation', words('Stands still', 'Står stille', 'Steht still')),
	validate: (value, { req, siblingData }) => {
		const { pauseOnHover, playOnHover } = siblingData as Record<string, unknown>;
		return !(value && (pauseOnHover || playOnHover)) || translator(req)(pauseConflict);
	},
};

/** A vector animation and its playback options (specification sections 1, 4, 5 and 9). */
export const animationField = (name = 'animation'): NamedGroupField => ({
	name,
	type: 'group',
	label: words('Animation', 'Animation', 'Animation'),
	interfaceName: 'AnimationGroup',
	fields: [
		mediaField('file', words('Lottie file', 'Lottie-fil', 'Lottie-Datei'), 'json'),
		mediaField('poster', words('Still image', 'Stillbillede', 'Standbild')),
		line('alt', words('What it shows', 'Hvad den viser', 'Was sie zeigt')),
		{
			type: 'collapsible',
			label: words('How it plays', 'Hvordan den afspilles', 'Wie sie abläuft'),
			admin: { initCollapsed: true },
			fields: [
				yesNo('loop', words('Repeat', 'Gentag', 'Wiederholen'), true),
				yesNo('autoplay', words('Play at once', 'Afspil straks', 'Sofort abspielen'), true),
				number(
					'speed',
					words('Speed', 'Hastighed', 'Geschwindigkeit'),
					1,
					(value) => value > 0,
					words(
						'Speed must be greater than 0',
						'Hastigheden skal være større end 0',
						'Die Geschwindigkeit muss größer als 0 sein',
					),
				),
				number(
					'delay',
					words(
						'Delay in milliseconds',
						'Forsinkelse i millisekunder',
						'Verzögerung in Millisekunden',
					),
					0,
					(value) => Number.isInteger(value) && value >= 0 && value <= 60_000,
					words(
						'A whole number from 0 to 60000',
						'Et helt tal fra 0 til 60000',
						'Eine ganze Zahl von 0 bis 60000',
					),
				),
				{
					...choice('direction', words('Direction', 'Retning', 'Richtung'), [
						['forward', words('Forward', 'Forlæns', 'Vorwärts')],
						['reverse', words('Backward', 'Baglæns', 'Rückwärts')],
						['alternate', words('To and fro', 'Frem og tilbage', 'Hin und her')],
					]),
					// Animations that were stored before this field was added have no value.
					required: false,
				},
				yesNo(
					'pauseOnHover',
					words('Pause under the pointer', 'Pause under markøren', 'Unter dem Zeiger anhalten'),
				),
				yesNo(
					'playOnHover',
					words('Play under the pointer', 'Afspil under markøren', 'Unter dem Zeiger abspielen'),
				),
				pauseAnimation,
				css('width', words('Width', 'Bredde', 'Breite'), '100%', length),
				css('height', words('Height', 'Højde', 'Höhe'), '100%', length),
				number(
					'scale',
					words('Scale', 'Skalering', 'Skalierung'),
					1,
					(value) => value > 0 && value <= 10,
					words(
						'Greater than 0, at most 10',
						'Større end 0, højst 10',
						'Größer als 0, höchstens 10',
					),
				),
				css('background', words('Background', 'Baggrund', 'Hintergrund'), 'transparent', color),
				data,
			],
		},
	],
});
