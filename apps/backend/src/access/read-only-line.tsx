'use client';
import { useDocumentInfo, useTranslation, useWatchForm } from '@payloadcms/ui';
import { useLockedByOther } from '../admin/saving/use-locked-by-other.ts';
import { translatorIn } from '../platform/i18n/words.ts';
import { isEntity } from './person.ts';
import { readOnlyWords, refusalByRights } from './read-only-reason.ts';
import { usePerson } from './use-person.ts';

/** The first line of a form that the user may only read: the reason. In the trash, Payload's banner says it. */
export function ReadOnlyLine() {
	const { collectionSlug, currentEditor, globalSlug, hasSavePermission, isTrashed } =
		useDocumentInfo();
	const { i18n } = useTranslation();
	const { disabled } = useWatchForm();
	const isLocked = useLockedByOther();
	const person = usePerson();
	const entity = collectionSlug ?? globalSlug ?? '';
	const t = translatorIn(i18n.language);
	if (!disabled || isTrashed || !person || !isEntity(entity)) return null;
	const isRefused = hasSavePermission === false;
	if (!isRefused && !isLocked) return null;
	const name = typeof currentEditor === 'object' ? currentEditor?.email : undefined;
	return (
		<p className="own-quiet read-only-line">
			{isRefused
				? refusalByRights(person, entity, i18n.language)
				: t(readOnlyWords.locked, { person: name ?? t(readOnlyWords.colleague) })}
		</p>
	);
}
