'use client';
import { Button, toast, useConfig, useTranslation } from '@payloadcms/ui';
import { usePathname, useRouter } from 'next/navigation';
import { useState } from 'react';
import { words } from '../words.ts';

const action = words(
	'Restore and publish',
	'Gendan og udgiv',
	'Wiederherstellen und veröffentlichen',
);
const question = words(
	'Restore this version and publish it? Visitors see it at once.',
	'Vil du gendanne denne version og udgive den? Besøgende ser den straks.',
	'Diese Fassung wiederherstellen und veröffentlichen? Besucher sehen sie sofort.',
);

/** `/admin/(collections/pages/12|globals/header)/versions/34` */
const place = /\/(?:collections\/([^/]+)\/[^/]+|globals\/([^/]+))\/versions\/([^/]+)$/;

/** Above a version: the one way to make it what visitors see. Payload's own button beside it makes a draft. */
export function RestoreAndPublish() {
	const { config } = useConfig();
	const { i18n } = useTranslation();
	const pathname = usePathname();
	const router = useRouter();
	const [isBusy, setBusy] = useState(false);
	const say = (text: Record<string, string>) => text[i18n.language] ?? text.en ?? '';
	const found = place.exec(pathname);
	if (!found) return null;
	const [, collection, global, version] = found;
	const kind = collection ?? `globals/${global}`;
	const restore = async () => {
		if (!window.confirm(say(question))) return;
		setBusy(true);
		const address = `${config.routes.api}/${kind}/versions/${version}?publish=true`;
		try {
			const answer = await fetch(address, {
				method: 'POST',
				headers: { 'accept-language': i18n.language },
			});
			const { message, errors } = await answer.json();
			if (!answer.ok) throw new Error(errors?.[0]?.message ?? answer.statusText);
			toast.success(message);
			router.push(pathname.replace(/\/versions\/[^/]+$/, ''));
		} catch (cause) {
			toast.error(cause instanceof Error ? cause.message : String(cause));
		} finally {
			setBusy(false);
		}
	};
	return (
		<Button buttonStyle="secondary" disabled={isBusy} margin={false} onClick={restore} size="small">
			{say(action)}
		</Button>
	);
}
