'use client';
import { Button, toast, useConfig, useTranslation } from '@payloadcms/ui';
import { usePathname } from 'next/navigation';
import { useState } from 'react';
import { z } from 'zod';
import { isEntity, mayAll } from '../access/person.ts';
import { usePerson } from '../access/use-person.ts';
import { sayIn } from '../accounts/screens/words.ts';
import { words } from '../editing/words.ts';

const texts = {
	button: words('Restore and publish', 'Gendan og udgiv', 'Wiederherstellen und veröffentlichen'),
	sure: words(
		'Visitors see this version at once, in all languages. Publish it?',
		'Besøgende ser denne version med det samme, på alle sprog. Skal den udgives?',
		'Besucher sehen diese Version sofort, in allen Sprachen. Veröffentlichen?',
	),
	failed: words(
		'It could not be published. Nothing was changed.',
		'Den kunne ikke udgives. Intet blev ændret.',
		'Sie konnte nicht veröffentlicht werden. Nichts wurde geändert.',
	),
};

const answer = z.object({
	message: z.string().optional(),
	errors: z
		.array(
			z.object({
				message: z.string(),
				data: z.object({ errors: z.array(z.object({ message: z.string() })) }).nullish(),
			}),
		)
		.optional(),
});

const place = /\/(collections|globals)\/([a-z-]+)(?:\/(\d+))?\/versions\/(\w+)$/;

/** On the screen of a version, for whoever may publish: brings it back and publishes it, if the checklist allows. */
export function RestoreAndPublish() {
	const { i18n } = useTranslation();
	const person = usePerson();
	const { config } = useConfig();
	const say = sayIn(i18n.language);
	const [, kind, slug = '', id, version] = place.exec(usePathname()) ?? [];
	const [isBusy, setBusy] = useState(false);
	if (!version || !isEntity(slug) || !mayAll(person, slug, 'publish')) return null;
	const restore = async () => {
		if (!window.confirm(say(texts.sure))) return;
		setBusy(true);
		try {
			const path = kind === 'globals' ? `globals/${slug}` : slug;
			const address = `${config.routes.api}/${path}/versions/${version}?publish=true`;
			const headers = { 'accept-language': i18n.language };
			const response = await fetch(address, { method: 'POST', headers });
			const { message, errors } = answer.parse(await response.json());
			const [first] = errors ?? [];
			if (!response.ok) {
				const fields = first?.data?.errors.map((one) => one.message).join(' ');
				throw new Error(fields || first?.message || say(texts.failed));
			}
			toast.success(message ?? '');
			window.location.assign(`${config.routes.admin}/${kind}/${slug}${id ? `/${id}` : ''}`);
		} catch (cause) {
			toast.error(cause instanceof Error ? cause.message : say(texts.failed));
			setBusy(false);
		}
	};
	return (
		<Button buttonStyle="secondary" disabled={isBusy} margin={false} onClick={restore} size="small">
			{say(texts.button)}
		</Button>
	);
}
