import type { ListCellProps } from '../../../../admin/list-cell.ts';

/** A column with a person, by name. Payload shows an account's e-mail address, and only its id to people who may not read accounts. */
export async function PersonCell({ payload, cellData }: ListCellProps) {
	const id = cellData && typeof cellData === 'object' && 'id' in cellData ? cellData.id : cellData;
	if (typeof id !== 'number') return null;
	const account = await payload.findByID({
		collection: 'users',
		id,
		depth: 0,
		select: { name: true, email: true },
		disableErrors: true,
	});
	return account ? account.name?.trim() || account.email : null;
}
