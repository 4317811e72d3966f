import { exampleButton, exampleLink } from '~/sections/example-parts';
import type { FolderExamples } from '~/testing/part-examples';
import { ArrowLink } from './arrow-link';
import { Button, ButtonLink } from './button';
import { ButtonRow } from './button-row';
import { Disclosure } from './disclosure';
import { FoldedOnPhones } from './folded-on-phones';
import { Link, LinkedName } from './link';
import { SkipLink } from './skip-link';
import { Tooltip } from './tooltip';

export const examples: FolderExamples = {
	'arrow-link': (t) => ({
		'On the site': (
			<ArrowLink
				link={exampleLink(
					'/sms',
					t({ en: 'More about SMS', da: 'Mere om sms', de: 'Mehr über SMS' }),
				)}
			/>
		),
		'In a new tab': (
			<ArrowLink link={{ url: 'https://status.example', title: 'Status', target: '_blank' }} />
		),
	}),

	'button-row': (t) => {
		const first = exampleButton(
			'/contact',
			t({ en: 'Get started', da: 'Kom i gang', de: 'Loslegen' }),
		);

		return {
			One: <ButtonRow buttons={[first]} />,
			'Every look': (
				<ButtonRow
					buttons={[
						first,
						exampleButton(
							'/pricing',
							t({ en: 'See prices', da: 'Se priser', de: 'Preise ansehen' }),
							'secondary',
						),
						exampleButton(
							'/docs',
							t({ en: 'Documentation', da: 'Dokumentation', de: 'Dokumentation' }),
							'ghost',
						),
						exampleButton(
							'/blog',
							t({ en: 'Read on', da: 'Læs videre', de: 'Weiterlesen' }),
							'link',
						),
					]}
				/>
			),
		};
	},

	button: (t) => ({
		Primary: (
			<ButtonLink href="/contact">
				{t({ en: 'Open a test account', da: 'Opret en testkonto', de: 'Testkonto eröffnen' })}
			</ButtonLink>
		),
		Secondary: (
			<ButtonLink href="/pricing" look="secondary">
				{t({ en: 'See prices', da: 'Se priser', de: 'Preise ansehen' })}
			</ButtonLink>
		),
		Ghost: (
			<ButtonLink href="/pricing" look="ghost">
				{t({ en: 'See prices', da: 'Se priser', de: 'Preise ansehen' })}
			</ButtonLink>
		),
		Link: (
			<ButtonLink href="/docs" look="link">
				{t({ en: 'Read the documentation', da: 'Læs dokumentationen', de: 'Dokumentation lesen' })}
			</ButtonLink>
		),
		'A button element': (
			<Button look="secondary">
				{t({ en: 'Copy the address', da: 'Kopiér adressen', de: 'Adresse kopieren' })}
			</Button>
		),
		'Longer than a line': (
			<ButtonLink href="/contact">
				Nachrichtenzustellungsbestätigungen für alle Empfängerinnen und Empfänger einrichten
			</ButtonLink>
		),
	}),

	disclosure: (t) => {
		const answer = t({
			en: 'Nothing, when it is refused before sending.',
			da: 'Ingenting, når den afvises før afsendelse.',
			de: 'Nichts, wenn sie vor dem Senden abgelehnt wird.',
		});
		const question = (
			<span>
				{t({
					en: 'What does a message cost that never arrives?',
					da: 'Hvad koster en besked, der aldrig når frem?',
					de: 'Was kostet eine Nachricht, die nie ankommt?',
				})}
			</span>
		);

		return {
			Closed: <Disclosure summary={question}>{answer}</Disclosure>,
			Open: (
				<Disclosure summary={question} open>
					{answer}
				</Disclosure>
			),
		};
	},

	'folded-on-phones': (t) => ({
		Default: (
			<FoldedOnPhones
				summary={t({ en: 'What is included', da: 'Det er inkluderet', de: 'Was enthalten ist' })}
			>
				{t({
					en: 'Wide windows show this at once.',
					da: 'Brede vinduer viser dette med det samme.',
					de: 'Breite Fenster zeigen das sofort.',
				})}
			</FoldedOnPhones>
		),
	}),

	link: (t) => {
		const name = t({ en: 'Engineering team', da: 'Udviklingsteamet', de: 'Entwicklungsteam' });
		return {
			'A page of the site': (
				<Link href="/pricing">{t({ en: 'Prices', da: 'Priser', de: 'Preise' })}</Link>
			),
			'Another site in a new tab': (
				<Link href="https://status.example" target="_blank">
					Status
				</Link>
			),
			'A URL with a script scheme': (
				<Link href="vbscript:alert(1)">
					{t({ en: 'Only the words', da: 'Kun ordene', de: 'Nur die Wörter' })}
				</Link>
			),

			'With a page': <LinkedName name={name} href="/blog/author/engineering-team-2" />,
			'Without a page': <LinkedName name={name} href={null} />,
		};
	},

	'skip-link': (t) => ({
		'Shown when it has the focus': (
			<>
				<SkipLink />
				<p id="content">
					{t({
						en: 'The first press of Tab shows it.',
						da: 'Det første tryk på Tab viser det.',
						de: 'Der erste Druck auf Tab zeigt ihn.',
					})}
				</p>
			</>
		),
	}),

	tooltip: (t) => ({
		Closed: (
			<p>
				{t({ en: 'Segments', da: 'Segmenter', de: 'Segmente' })}{' '}
				<Tooltip
					label={t({
						en: 'More about segments',
						da: 'Mere om segmenter',
						de: 'Mehr über Segmente',
					})}
				>
					{t({
						en: '160 characters, or 70 with an emoji.',
						da: '160 tegn, eller 70 med en emoji.',
						de: '160 Zeichen, oder 70 mit einem Emoji.',
					})}
				</Tooltip>
			</p>
		),
	}),
};
