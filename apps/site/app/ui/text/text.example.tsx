import { presentHtml } from '~/content/html/present-html';
import type { FolderExamples } from '~/testing/part-examples';
import { Eyebrow, Heading } from './heading';
import { RichText } from './rich-text';
import { Table } from './table';
import { Unbroken } from './unbroken';
import { VisuallyHidden } from './visually-hidden';

const code = `<pre><code>curl https://api.example/messages --data '{"to": "+4512345678", "text": "Ferry 12 is late"}'</code></pre>`;
const table = (alphabet: string, segment: string) =>
	`<table><thead><tr><th>${alphabet}</th><th>${segment}</th></tr></thead><tbody><tr><td>GSM-7</td><td>160</td></tr><tr><td>UCS-2</td><td>70</td></tr></tbody></table>`;

export const examples: FolderExamples = {
	heading: (t) => {
		const words = t(
			'Say it once. See where it got to.',
			'Sig det én gang. Se, hvor det nåede hen.',
			'Einmal sagen. Und sehen, wo es ankommt.',
		);

		return {
			Display: (
				<Heading level={2} size="display">
					{words}
				</Heading>
			),
			Section: <Heading level={2}>{words}</Heading>,
			Block: (
				<Heading level={2} size="block">
					{words}
				</Heading>
			),
			Card: (
				<Heading level={3} size="card">
					{words}
				</Heading>
			),
			Item: (
				<Heading level={3} size="item">
					{words}
				</Heading>
			),
			'A word longer than a phone': (
				<Heading level={2}>Nachrichtenzustellungsbestätigungsverfahren</Heading>
			),
			'A line above it': <Eyebrow>{t('Delivery', 'Levering', 'Zustellung')}</Eyebrow>,
			'A long line above it': (
				<Eyebrow>
					{t(
						'What every operator in Denmark, Germany and Sweden does with a sender name it has not seen before',
						'Hvad hvert teleselskab i Danmark, Tyskland og Sverige gør ved et afsendernavn, det ikke har set før',
						'Was jeder Netzbetreiber in Dänemark, Deutschland und Schweden mit einem Absendernamen macht, den er noch nicht kennt',
					)}
				</Eyebrow>
			),
		};
	},

	'rich-text': (t) => ({
		'Every mark': (
			<RichText
				html={presentHtml(
					t(
						`<h2>What a segment is</h2>
<p>A segment holds <strong>140 bytes</strong>, which is 160 characters of <a href="/sms">GSM-7</a> or 70 of UCS-2.
<em>One</em> emoji decides.</p>
<ul><li>160 characters alone</li><li>153 each when there are more</li></ul>
<ol><li>Write</li><li>Count</li><li>Send</li></ol>
<blockquote><p>It did halve the calls.</p></blockquote>${code}${table('Alphabet', 'One segment')}`,
						`<h2>Hvad et segment er</h2>
<p>Et segment rummer <strong>140 byte</strong>, altså 160 tegn i <a href="/sms">GSM-7</a> eller 70 i UCS-2.
<em>Én</em> emoji afgør det.</p>
<ul><li>160 tegn alene</li><li>153 i hvert, når der er flere</li></ul>
<ol><li>Skriv</li><li>Tæl</li><li>Send</li></ol>
<blockquote><p>Det halverede opkaldene.</p></blockquote>${code}${table('Alfabet', 'Ét segment')}`,
						`<h2>Was ein Segment ist</h2>
<p>Ein Segment fasst <strong>140 Byte</strong>, also 160 Zeichen in <a href="/sms">GSM-7</a> oder 70 in UCS-2.
<em>Ein</em> Emoji entscheidet.</p>
<ul><li>160 Zeichen allein</li><li>je 153, wenn es mehrere sind</li></ul>
<ol><li>Schreiben</li><li>Zählen</li><li>Senden</li></ol>
<blockquote><p>Es hat die Anrufe halbiert.</p></blockquote>${code}${table('Alphabet', 'Ein Segment')}`,
					),
				)}
				length="long"
			/>
		),
		'Inside a section': (
			<RichText
				html={t(
					"<p>A test account takes a minute. <a href='/contact'>Ask for one</a>.</p>",
					"<p>En testkonto tager et minut. <a href='/contact'>Bed om en</a>.</p>",
					"<p>Ein Testkonto ist in einer Minute eingerichtet. <a href='/contact'>Eines anfordern</a>.</p>",
				)}
			/>
		),
	}),

	table: (t) => {
		const columns = [
			t('Country', 'Land', 'Land'),
			t('Operator', 'Teleselskab', 'Netzbetreiber'),
			t('Standard route', 'Standardrute', 'Standardroute'),
			t('Direct route', 'Direkte rute', 'Direktroute'),
			t('Set-up', 'Opsætning', 'Einrichtung'),
			t('A month', 'Pr. måned', 'Pro Monat'),
		];

		return {
			'Wider than a phone': (
				<Table
					caption={t(
						'Prices of a segment, without VAT',
						'Priser pr. segment uden moms',
						'Preise pro Segment, ohne MwSt.',
					)}
				>
					<thead>
						<tr>
							{columns.map((column) => (
								<th key={column} scope="col">
									{column}
								</th>
							))}
						</tr>
					</thead>
					<tbody>
						{[t('Denmark', 'Danmark', 'Dänemark'), t('Germany', 'Tyskland', 'Deutschland')].map(
							(country) => (
								<tr key={country}>
									<th scope="row">{country}</th>
									<td>{t('Operator 1', 'Teleselskab 1', 'Netzbetreiber 1')}</td>
									<td>€0.0384</td>
									<td>€0.0465</td>
									<td>€0.00</td>
									<td>€12.50</td>
								</tr>
							),
						)}
					</tbody>
				</Table>
			),
		};
	},

	unbroken: (t) => ({
		'Short words with a hyphen': (
			<p>
				<Unbroken>
					{t(
						'An e-mail in GSM-7 or UCS-2, and opt-in breaks where it likes',
						'En e-mail i GSM-7 eller UCS-2, og opt-in deles, hvor det passer',
						'Eine E-Mail in GSM-7 oder UCS-2, und Opt-in trennt, wo es passt',
					)}
				</Unbroken>
			</p>
		),
	}),

	'visually-hidden': (t) => ({
		'A hidden text': (
			<p>
				€0.00 <VisuallyHidden>{t('free of charge', 'gratis', 'kostenlos')}</VisuallyHidden>
			</p>
		),
	}),
};
