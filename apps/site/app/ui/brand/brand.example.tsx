import { exampleLogo } from '~/sections/example-parts';
import type { FolderExamples } from '~/testing/part-examples';
import { withFlags, withLook } from '~/testing/with-look';
import { themeClass } from '~/ui/page/section';
import { IconFlag } from './icon-flag';
import { Logo } from './logo';
import { PennantList } from './pennant-list';
import { SignalFlags } from './signal-flags';

const icons = ['send', 'route', 'clock', 'shield-check', 'users', 'webhook'];

const drawing = exampleLogo('nordpakke', 'Nordpakke');
const picture = { ...drawing, url: '/content/media/logo-picture.png', mimeType: 'image/png' };

export const examples: FolderExamples = {
	'icon-flag': () => ({
		...Object.fromEntries(
			icons.map((name, index) => [
				`Field ${index + 1}`,
				withLook({ illustrations: 'fields' }, <IconFlag name={name} index={index} />),
			]),
		),
		'On a pale tint': withLook({ illustrations: 'tinted' }, <IconFlag name="send" index={0} />),
		'In a frame': withLook({ illustrations: 'outlined' }, <IconFlag name="send" index={0} />),
	}),

	logo: () => ({
		'A drawing': <Logo media={drawing} />,
		'A drawing on a dark field': (
			<div className={themeClass('dark')}>
				<Logo media={drawing} />
			</div>
		),
		'A picture on a dark field': (
			<div className={themeClass('dark')}>
				<Logo media={picture} />
			</div>
		),
	}),

	'pennant-list': (t) => ({
		'Three points': (
			<PennantList
				items={[
					t(
						'Billed per segment sent',
						'Afregnes pr. sendt segment',
						'Abrechnung pro gesendetes Segment',
					),
					t(
						'Refused before sending: free',
						'Afvist før afsendelse: gratis',
						'Vor dem Senden abgelehnt: kostenlos',
					),
					t(
						'A delivery status for each message, which arrives at your own address within a second of the operator saying it',
						'En leveringsstatus for hver besked, som når din egen adresse inden for et sekund, efter at teleselskabet har meldt den',
						'Ein Zustellstatus für jede Nachricht, der Ihre eigene Adresse binnen einer Sekunde nach der Meldung des Netzbetreibers erreicht',
					),
				]}
			/>
		),
	}),

	'signal-flags': () => ({
		Letters: withFlags(<SignalFlags text="ABCDEFGHIJKLMNOPQRSTUVWXYZ" />),
		Numerals: withFlags(<SignalFlags text="0123456789" />),
		'An error’s status': withFlags(<SignalFlags text="404" flagClassName="h-20 sm:h-32 lg:h-44" />),
		'A brand without flags': <SignalFlags text="404" fallback={<span>404</span>} />,
	}),
};
