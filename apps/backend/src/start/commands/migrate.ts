// Brings the database's schema up to date, and begins a SQLite database that is not there: npm run migrate -w apps/backend
import { openDatabase } from '../open-database.ts';

const payload = await openDatabase();
await payload.destroy();
process.exit(0);
