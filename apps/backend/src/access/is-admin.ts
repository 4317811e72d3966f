import type { Access, FieldAccess } from 'payload';

/** Administrators only. */
export const isAdmin: Access = ({ req }) => req.user?.role === 'admin';

/** The same rule for a single field. */
export const isAdminField: FieldAccess = ({ req }) => req.user?.role === 'admin';
