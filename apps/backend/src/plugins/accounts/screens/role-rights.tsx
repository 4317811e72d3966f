'use client';
import { useFormFields } from '@payloadcms/ui';
import { type Role, roles } from '../../../access/rights.ts';
import { roleRights, roleWords } from '../../../access/role-words.ts';
import { useTranslator } from '../../../platform/i18n/use-translator.ts';

/** What people with these roles may do. */
export function RoleList({ chosen }: { chosen: readonly unknown[] }) {
	const t = useTranslator();
	const isChosen = (role: Role) => chosen.includes(role);
	return (
		<ul aria-live="polite" className="role-rights">
			{roles.filter(isChosen).map((role) => (
				<li key={role}>
					<strong>{t(roleWords[role])}</strong>: {t(roleRights[role])}
				</li>
			))}
		</ul>
	);
}

/** In an account's form, below its roles: what they allow. */
export function RoleRights() {
	const role = useFormFields(([fields]) => fields.role?.value);
	const further = useFormFields(([fields]) => fields.furtherRoles?.value);
	return (
		<div className="field-type">
			<RoleList chosen={[role, ...(role !== 'admin' && Array.isArray(further) ? further : [])]} />
		</div>
	);
}
