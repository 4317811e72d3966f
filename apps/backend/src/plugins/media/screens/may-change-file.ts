import type { SanitizedCollectionPermission } from 'payload';

/**
 * Whether somebody may change more of files than what is written in their languages: not translators, nor who only reads them.
 *
 * @param permission what Payload says of files (`GET /api/access`)
 */
export function mayChangeFile(permission: SanitizedCollectionPermission | undefined): boolean {
	if (!permission?.update) return false;
	const { fields } = permission;
	if (fields === true) return true;
	const { folder } = fields;
	return folder === true || (typeof folder === 'object' && folder.update === true);
}
