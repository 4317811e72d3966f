import {
	type GlobalAfterChangeHook,
	type GlobalBeforeValidateHook,
	type PayloadRequest,
	ValidationError,
} from 'payload';
import type { User } from '../../../payload-types.ts';
import { translator, words } from '../../../platform/i18n/words.ts';
import { withAccount, writeAccount } from '../with-account.ts';

const ownFactorMissing = words(
	'Set up your own second factor first, in your account.',
	'Opret først din egen ekstra faktor under din konto.',
	'Richten Sie zuerst Ihren eigenen zweiten Faktor ein, in Ihrem Konto.',
);

/** Rejects the requirement if the administrator has no second factor: it would end the administrator's own sessions. */
export const requireOwnSecondFactor: GlobalBeforeValidateHook = async ({ data, req }) => {
	if (!req.user || (data?.secondFactor ?? 'nobody') === 'nobody') return data;
	const account = await req.payload.findByID({
		collection: 'users',
		id: req.user.id,
		depth: 0,
		req,
	});
	if (account.secondFactorSince) return data;
	const errors = [{ path: 'secondFactor', message: translator(req)(ownFactorMissing) }];
	throw new ValidationError({ global: 'sign-in', errors });
};

/** Ends the sessions of accounts without a second factor that now require one. */
export const endUnprotectedSessions: GlobalAfterChangeHook = async ({ doc, req }) => {
	const { docs } = await req.payload.find({
		collection: 'users',
		where: { secondFactorSince: { exists: false } },
		depth: 0,
		pagination: false,
		req,
	});
	for (const { id, role } of docs) {
		if (!(await isRequired(req, { role }))) continue;
		await withAccount(req, id, async (account) => {
			if (account) await writeAccount(req, account, { sessions: [] });
		});
	}
	return doc;
};

/** True if the sign-in settings require a second factor for this role. */
export async function isRequired(
	req: PayloadRequest,
	{ role }: Pick<User, 'role'>,
): Promise<boolean> {
	const { secondFactor } = await req.payload.findGlobal({ slug: 'sign-in', depth: 0, req });
	return secondFactor === 'everybody' || (secondFactor === 'admins' && role === 'admin');
}
