'use client';
import { words } from '../../../platform/i18n/words.ts';
import type { Enrollment as EnrollmentData } from './shapes.ts';

const texts = {
	scan: words(
		'Scan this picture with an authenticator app, or open the link on the device it is on.',
		'Scan billedet med en godkendelsesapp, eller åbn linket på den enhed, hvor appen er.',
		'Scannen Sie dieses Bild mit einer Authentifizierungs-App, oder öffnen Sie den Link auf dem Gerät mit der App.',
	),
	picture: words('QR code for the app', 'QR-kode til appen', 'QR-Code für die App'),
	open: words('Open in an app', 'Åbn i en app', 'In einer App öffnen'),
	type: words(
		'Or type this key:',
		'Eller indtast denne nøgle:',
		'Oder geben Sie diesen Schlüssel ein:',
	),
};

/** The QR code, link and key to set up a second factor on a device. */
export function Enrollment({
	enrollment: { picture, address, secret },
	t,
}: {
	enrollment: EnrollmentData;
	t: (text: typeof texts.scan) => string;
}) {
	return (
		<>
			<p>{t(texts.scan)}</p>
			<svg
				className="account-qr"
				viewBox={`0 0 ${picture.size} ${picture.size}`}
				role="img"
				aria-label={t(texts.picture)}
				shapeRendering="crispEdges"
			>
				<path d={picture.path} fill="#000" />
			</svg>
			<p>
				<a href={address}>{t(texts.open)}</a>
			</p>
			<p>{t(texts.type)}</p>
			<p className="account-secret">{secret}</p>
		</>
	);
}
