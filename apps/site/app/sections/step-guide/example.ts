import { localized } from '~/testing/localized-example';
import { exampleButton, exampleDrawing } from '../example-parts';
import type { SectionFields } from '../section-props';

export const createExample = localized<SectionFields<'StepGuideSection'>>((t) => ({
	__typename: 'StepGuideSection',
	id: 'step-guide',
	heading: t({
		en: 'From nothing to a delivered SMS',
		da: 'Fra ingenting til en leveret sms',
		de: 'Vom leeren Blatt zur zugestellten SMS',
	}),
	text: t({
		en: '<p>About ten minutes.</p>',
		da: '<p>Cirka ti minutter.</p>',
		de: '<p>Etwa zehn Minuten.</p>',
	}),
	steps: [
		{
			heading: t({ en: 'Create a key', da: 'Opret en nøgle', de: 'Schlüssel anlegen' }),
			text: t({
				en: '<p>It can be limited to one channel.</p>',
				da: '<p>Den kan begrænses til én kanal.</p>',
				de: '<p>Er lässt sich auf einen Kanal beschränken.</p>',
			}),
			image: exampleDrawing(
				'feature-security',
				t({
					en: 'A shield with a lock',
					da: 'Et skjold med en lås',
					de: 'Ein Schild mit Schloss',
				}),
			),
			code: null,
			language: null,
			samples: [],
		},
		{
			heading: t({ en: 'Send', da: 'Send', de: 'Senden' }),
			text: t({ en: '<p>One request.</p>', da: '<p>Ét kald.</p>', de: '<p>Ein Aufruf.</p>' }),
			image: null,
			code: 'curl https://api.example/v1/messages \\\n  -d \'{ "channel": "sms", "to": "+4512345678" }\'',
			language: 'curl',
			samples: [
				{ language: 'node', code: "await send({ channel: 'sms', to: '+4512345678' });" },
				{ language: 'python', code: 'send(channel="sms", to="+4512345678")' },
			],
		},
		{
			heading: t({ en: 'Wait', da: 'Vent', de: 'Warten' }),
			text: t({
				en: '<p>A moment.</p>',
				da: '<p>Et øjeblik.</p>',
				de: '<p>Einen Augenblick.</p>',
			}),
			image: null,
			code: null,
			language: null,
			samples: [],
		},
	],
	button: exampleButton(
		'/docs',
		t({
			en: 'Open the API documentation',
			da: 'Åbn API-dokumentationen',
			de: 'API-Dokumentation öffnen',
		}),
		'secondary',
	),
}));

export const example = createExample('en');
