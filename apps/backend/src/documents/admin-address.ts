import { environment } from '../platform/environment.ts';

/** Where the editors' interface is, for mails. */
export const adminAddress = `${environment.BACKEND_URL}/admin`;
