import type { SanitizedCollectionPermission } from 'payload';

/**
 * True if a user may change files beyond their localized texts, which excludes translators and users with read access only.
 *
 * @param permission Payload's permission for media (`GET /api/access`)
 */
export function canChangeFile(permission: SanitizedCollectionPermission | undefined): boolean {
	if (!permission?.update) return false;
	const { fields } = permission;
	if (fields === true) return true;
	const { folder } = fields;
	return folder === true || (typeof folder === 'object' && folder.update === true);
}
