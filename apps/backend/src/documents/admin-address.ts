import { environment } from '../platform/environment.ts';

/** The URL of the admin, for emails. */
export const adminAddress = `${environment.BACKEND_URL}/admin`;
