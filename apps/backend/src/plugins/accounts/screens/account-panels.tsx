'use client';
import { useAuth, useDocumentInfo } from '@payloadcms/ui';
import type { DateFieldClientComponent } from 'payload';
import { hasRightForAll } from '../../../access/person.ts';
import { usePerson } from '../../../access/use-person.ts';
import { OtherAccount } from './other-account.tsx';
import { OwnSecondFactor } from './own-second-factor.tsx';
import './screens.css';

/** In an account's form: the user's own second factor, or the administrator's actions for other accounts. */
export const AccountPanels: DateFieldClientComponent = () => {
	const { id, initialData } = useDocumentInfo();
	const { user } = useAuth();
	const person = usePerson();
	if (id === undefined || !user) return null;
	if (String(user.id) === String(id)) return <OwnSecondFactor />;
	if (!hasRightForAll(person, 'users', 'update')) return null;
	return <OtherAccount id={id} hasSecondFactor={Boolean(initialData?.secondFactorSince)} />;
};
