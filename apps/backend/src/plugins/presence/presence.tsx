'use client';
import { useDocumentInfo, useFormModified, useTranslation } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { useLockedByOther } from '../../admin/saving/use-locked-by-other.ts';
import { documentInForm, documentKey } from '../../documents/document-ref.ts';
import { translatorIn, words } from '../../platform/i18n/words.ts';
import { limits } from './limits.ts';
import './presence.css';
import { useFollow } from './use-follow.ts';
import { usePresence } from './use-presence.ts';

const writing = words('{names} is writing', '{names} skriver', '{names} schreibt gerade');
const here = words('Also here: {names}', 'Også her: {names}', 'Auch hier: {names}');

/** True from the first change of the form until the user has not changed it for a while, or a colleague has taken it over. */
function useIsWriting(): boolean {
	const isModified = useFormModified();
	const isLockedByOther = useLockedByOther();
	const [isWriting, setWriting] = useState(false);
	if (isModified && !isWriting) setWriting(true);
	useEffect(() => {
		if (isModified) return;
		const timer = setTimeout(() => setWriting(false), limits.writingMs);
		return () => clearTimeout(timer);
	}, [isModified]);
	return isWriting && !isLockedByOther;
}

const initials = (name: string): string =>
	name
		.split(/\s+/)
		.map(([first = '']) => first)
		.join('')
		.slice(0, 2)
		.toUpperCase();

/** Above a form: who else has it open, and who of them writes. */
export function Presence() {
	const info = useDocumentInfo();
	const { i18n } = useTranslation();
	const ref = info.isTrashed ? null : documentInForm(info);
	const state = usePresence(ref && documentKey(ref), useIsWriting());
	useFollow(ref && (ref.kind === 'global' ? ref.slug : `${ref.slug}/${ref.id}`), state?.change);
	const people = (state?.people ?? []).toSorted((a, b) => Number(b.writes) - Number(a.writes));
	const t = translatorIn(i18n.language);
	const text = [true, false]
		.map((writes) => people.filter((person) => person.writes === writes).map(({ name }) => name))
		.flatMap((names, at) =>
			names.length > 0
				? [t(at ? here : writing, { names: new Intl.ListFormat(i18n.language).format(names) })]
				: [],
		)
		.join(' · ');
	return (
		<span className="presence" role="status" title={text}>
			{people.slice(0, 3).map(({ name, writes }) => (
				<span
					aria-hidden="true"
					className={`presence-person${writes ? ' presence-person--writes' : ''}`}
					key={name}
				>
					{initials(name)}
				</span>
			))}
			<span className="presence-text">{text}</span>
		</span>
	);
}
