/** A schema whose rows belong to the rows of one table, and the tables whose rows lead there in several ways. */
export interface TenantShape {
  readonly shape: string;
  readonly tenant: string;
  readonly script: string;
}

/** The scripts run in PostgreSQL, MariaDB and SQLite. */
export const TENANT_SHAPES: readonly TenantShape[] = [
  {
    shape: 'a key with the tenant beside a unique key',
    tenant: 'schools',
    script: `
create table schools (id int primary key, name varchar(80) not null);
create table rooms (school_id int not null references schools (id), code varchar(20) not null, seats int, primary key (school_id, code));
create table courses (id int primary key, school_id int not null references schools (id), title varchar(80) not null);
create table sections (id int primary key, school_id int not null references schools (id),
  course_id int not null references courses (id), room varchar(20) not null,
  foreign key (school_id, room) references rooms (school_id, code), unique (course_id, room));`,
  },
  {
    shape: 'keys with the tenant, and no reference to it',
    tenant: 'schools',
    script: `
create table schools (id int primary key, name varchar(80) not null);
create table students (school_id int not null references schools (id), number int not null, name varchar(80) not null,
  primary key (school_id, number));
create table courses (id int primary key, school_id int not null references schools (id), title varchar(80) not null);
create table enrollments (id int primary key, student_school int not null, student_number int not null,
  course_id int not null references courses (id), grade int,
  foreign key (student_school, student_number) references students (school_id, number),
  unique (course_id, student_school, student_number));`,
  },
  {
    shape: 'pairs of rows whose keys have the tenant',
    tenant: 'schools',
    script: `
create table schools (id int primary key, name varchar(80) not null);
create table students (school_id int not null references schools (id), number int not null, name varchar(80) not null,
  primary key (school_id, number));
create table courses (school_id int not null references schools (id), code varchar(20) not null, title varchar(80),
  primary key (school_id, code));
create table enrollments (student_school int not null, student_number int not null, course_school int not null,
  course_code varchar(20) not null, grade int, primary key (student_school, student_number, course_school, course_code),
  foreign key (student_school, student_number) references students (school_id, number),
  foreign key (course_school, course_code) references courses (school_id, code));`,
  },
  {
    shape: 'a branch within the tenant',
    tenant: 'organizations',
    script: `
create table organizations (id int primary key, name varchar(80) not null);
create table branches (id int primary key, organization_id int not null references organizations (id), name varchar(80) not null);
create table agents (id int primary key, organization_id int not null references organizations (id),
  branch_id int references branches (id), name varchar(80) not null);
create table tickets (id int primary key, organization_id int not null references organizations (id),
  branch_id int not null references branches (id), subject varchar(80) not null);
create table ticket_events (id int primary key, ticket_id int not null references tickets (id),
  agent_id int not null references agents (id), happened_at timestamp not null);
create table ticket_watchers (ticket_id int not null references tickets (id), agent_id int not null references agents (id),
  primary key (ticket_id, agent_id));`,
  },
  {
    shape: 'the tenant in every key',
    tenant: 'tenants',
    script: `
create table tenants (id int primary key, name varchar(80) not null);
create table projects (tenant_id int not null references tenants (id), id int not null, title varchar(80), primary key (tenant_id, id));
create table members (tenant_id int not null references tenants (id), id int not null, email varchar(80), primary key (tenant_id, id));
create table labels (tenant_id int not null references tenants (id), id int not null, word varchar(80), primary key (tenant_id, id));
create table tasks (tenant_id int not null, id int not null, project_id int not null, assignee_id int not null, parent_id int,
  primary key (tenant_id, id), foreign key (tenant_id, project_id) references projects (tenant_id, id),
  foreign key (tenant_id, assignee_id) references members (tenant_id, id),
  foreign key (tenant_id, parent_id) references tasks (tenant_id, id));
create table task_labels (tenant_id int not null, task_id int not null, label_id int not null,
  primary key (tenant_id, task_id, label_id), foreign key (tenant_id, task_id) references tasks (tenant_id, id),
  foreign key (tenant_id, label_id) references labels (tenant_id, id));`,
  },
  {
    shape: 'keys that repeat the tenant beside an id',
    tenant: 'companies',
    script: `
create table companies (id int primary key, name varchar(80) not null);
create table depots (id int primary key, company_id int not null references companies (id), city varchar(80), unique (id, company_id));
create table vehicles (id int primary key, company_id int not null, depot_id int not null, plate varchar(20) not null,
  foreign key (depot_id, company_id) references depots (id, company_id));
create table drivers (id int primary key, company_id int not null, depot_id int not null, name varchar(80) not null,
  foreign key (depot_id, company_id) references depots (id, company_id));
create table trips (id int primary key, vehicle_id int not null references vehicles (id),
  driver_id int not null references drivers (id), starts_on date not null, unique (driver_id, starts_on));
create table fines (id int primary key, company_id int not null references companies (id), trip_id int not null references trips (id),
  driver_id int not null references drivers (id), amount decimal(8, 2) not null, unique (trip_id, driver_id));`,
  },
  {
    shape: 'a tree within the tenant',
    tenant: 'hospitals',
    script: `
create table hospitals (id int primary key, name varchar(80) not null);
create table wards (hospital_id int not null references hospitals (id), code varchar(20) not null, parent_code varchar(20),
  primary key (hospital_id, code), foreign key (hospital_id, parent_code) references wards (hospital_id, code));
create table patients (id int primary key, hospital_id int not null references hospitals (id), name varchar(80) not null);
create table nurses (id int primary key, hospital_id int not null references hospitals (id), ward_code varchar(20) not null,
  chief_id int references nurses (id), foreign key (hospital_id, ward_code) references wards (hospital_id, code));
create table stays (id int primary key, hospital_id int not null references hospitals (id),
  patient_id int not null references patients (id), ward_code varchar(20) not null, nurse_id int references nurses (id),
  foreign key (hospital_id, ward_code) references wards (hospital_id, code), unique (patient_id, ward_code));`,
  },
  {
    shape: 'the tenant two keys away',
    tenant: 'sites',
    script: `
create table sites (id int primary key, name varchar(80) not null);
create table buildings (site_id int not null references sites (id), number int not null, primary key (site_id, number));
create table rooms (site_id int not null, building_number int not null, number int not null,
  primary key (site_id, building_number, number), foreign key (site_id, building_number) references buildings (site_id, number));
create table devices (id int primary key, site_id int not null references sites (id), serial varchar(40) not null);
create table placements (id int primary key, device_id int not null references devices (id), placed_on date not null,
  room_site int not null, room_building int not null, room_number int not null,
  foreign key (room_site, room_building, room_number) references rooms (site_id, building_number, number),
  unique (device_id, placed_on));`,
  },
  {
    shape: 'links of links',
    tenant: 'clubs',
    script: `
create table clubs (id int primary key, name varchar(80) not null);
create table squads (id int primary key, club_id int not null references clubs (id), name varchar(80) not null);
create table players (id int primary key, club_id int not null references clubs (id), name varchar(80) not null);
create table squad_players (squad_id int not null references squads (id), player_id int not null references players (id), shirt int,
  primary key (squad_id, player_id));
create table fixtures (id int primary key, club_id int not null references clubs (id), squad_id int not null references squads (id), held_on date);
create table appearances (fixture_id int not null references fixtures (id), squad_id int not null, player_id int not null, minutes int,
  primary key (fixture_id, player_id), foreign key (squad_id, player_id) references squad_players (squad_id, player_id));`,
  },
  {
    shape: 'a tenant over two and three references',
    tenant: 'firms',
    script: `
create table firms (id int primary key, name varchar(80) not null);
create table people (id int primary key, firm_id int not null references firms (id), email varchar(80) not null);
create table buildings (id int primary key, firm_id int not null references firms (id), name varchar(80) not null);
create table floors (id int primary key, building_id int not null references buildings (id), level int not null);
create table sockets (id int primary key, floor_id int not null references floors (id), label varchar(80) not null);
create table signs (id int primary key, floor_id int not null references floors (id), building_id int not null references buildings (id));
create table scans (id int primary key, sign_id int not null references signs (id), person_id int not null references people (id));
create table desks (id int primary key, firm_id int not null references firms (id), floor_id int not null references floors (id));
create table plugs (id int primary key, socket_id int not null references sockets (id), firm_id int references firms (id));
create table spare_desks (id int primary key, floor_id int references floors (id), firm_id int not null references firms (id));
create table bookings (id int primary key, person_id int not null references people (id), floor_id int not null references floors (id));
create table loans (id int primary key, person_id int not null references people (id), firm_id int not null references firms (id),
  socket_id int not null references sockets (id));
create table wardens (floor_id int not null references floors (id), person_id int not null references people (id),
  primary key (floor_id, person_id));`,
  },
];
