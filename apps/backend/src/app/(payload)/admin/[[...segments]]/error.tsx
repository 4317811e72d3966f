'use client';
import { Button, Gutter } from '@payloadcms/ui';
import { useEffect } from 'react';
import { useTranslator } from '../../../../platform/i18n/use-translator.ts';
import { words } from '../../../../platform/i18n/words.ts';

const title = words(
	'This screen could not be loaded',
	'Skærmen kunne ikke indlæses',
	'Die Ansicht konnte nicht geladen werden',
);
const explanation = words(
	'What is stored is safe. If the connection was lost, the screen loads again as soon as it is back.',
	'Det, der er gemt, er i behold. Hvis forbindelsen blev afbrudt, indlæses skærmen igen, så snart den er tilbage.',
	'Gespeichertes ist sicher. War die Verbindung unterbrochen, wird die Ansicht neu geladen, sobald sie zurück ist.',
);
const again = words('Load again', 'Indlæs igen', 'Neu laden');

const reload = () => window.location.reload();

/**
 * Replaces a screen that failed in the browser, such as a form whose editor was still loading when the connection was lost: React does not
 * request a failed script again, so only a new document helps.
 */
export default function ErrorScreen() {
	const t = useTranslator();
	useEffect(() => {
		window.addEventListener('online', reload);
		return () => window.removeEventListener('online', reload);
	}, []);
	return (
		<Gutter>
			<main className="own-failure">
				<h1>{t(title)}</h1>
				<p role="alert">{t(explanation)}</p>
				<Button onClick={reload}>{t(again)}</Button>
			</main>
		</Gutter>
	);
}
