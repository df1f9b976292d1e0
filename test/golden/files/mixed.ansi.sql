/*!40101 SET @tw_mode=@@sql_mode, sql_mode=CONCAT(@@sql_mode,',ANSI_QUOTES,NO_BACKSLASH_ESCAPES') */;
CREATE TABLE shop."Orders" (
  id INTEGER NOT NULL UNIQUE,
  customer_name VARCHAR(37) NOT NULL,
  customer_email VARCHAR(50) NOT NULL,
  agent_name VARCHAR(37),
  phone VARCHAR(16) NOT NULL,
  company VARCHAR(44) NOT NULL,
  website VARCHAR(68),
  address VARCHAR(90) NOT NULL,
  city VARCHAR(36) NOT NULL,
  country VARCHAR(24) NOT NULL,
  code VARCHAR(10) NOT NULL,
  amount DECIMAL(5, 2),
  rate DECIMAL(10, 9) NOT NULL,
  "ordered on" DATE NOT NULL,
  shown VARCHAR(10),
  at TIMESTAMP(3) NOT NULL,
  stamp BIGINT NOT NULL,
  "Paid?" BOOLEAN,
  score SMALLINT NOT NULL,
  "note ""x""" VARCHAR(10),
  mixed VARCHAR(3) NOT NULL,
  "key" VARCHAR(36) NOT NULL
) /*!40101 CHARACTER SET utf8mb4 COLLATE utf8mb4_bin */;
/*!40101 ALTER TABLE shop."Orders" MODIFY at DATETIME(3) NOT NULL */;
INSERT INTO shop."Orders" (id, customer_name, customer_email, agent_name, phone, company, website, address, city, country, code, amount, rate, "ordered on", shown, at, stamp, "Paid?", score, "note ""x""", mixed, "key") VALUES
(26603, 'Mason Dean', 'mason.dean@example.net', 'Kristin Morris', '+1 206-555-0144', 'Brown Software Inc.', NULL, '2969 N Pine Street', 'Shoreline', 'United States', '"A"-ab4394', -327.71, 0.246688699, '2024-03-05', '08/09/2021', '2021-08-12 00:36:12.143', 1210065909000, TRUE, 0, 'line
feed', '1', '14e93212-5bcc-4d10-a9d4-89a369b72c31'),
(118739, 'Edgar Diaz', 'edgar.diaz@example.com', NULL, '+44 7700 900733', 'Stevens Furniture Inc.', 'https://stevens-furniture.example.com/help', 'Flat 22, 11 Clay Lane', 'Barnsley', 'United Kingdom', '"A"-8eddd1', NULL, 0.275133599, '2024-03-05', '24/05/2022', '2023-12-21 18:39:56.856', 1129245852000, NULL, 7, 'O''Brien', '1', 'e5e176a6-0216-49ea-a7a2-79f4dd23c829'),
(622686, 'Alexander Freeman', 'alexanderfreeman26@example.com', 'Priscilla Terry', '+1 301-555-0154', 'Gibson Systems', 'https://gibson-systems.example.com/careers', '2578 E Elm Street, Apt 5', 'Hagerstown', 'United States', '"A"-58470a', 10.11, 0.758240455, '2024-02-28', '09/05/2024', '2024-04-10 14:01:04.934', 1133586268000, NULL, 0, 'back\slash', '1', '1153e73b-d349-4b5f-b2e1-b2e0bc0c623c'),
(89146, 'Sharon Beck', 's.beck@example.net', 'Juan Scott', '+1 904-555-0117', 'Gallegos & Norton Inc.', 'https://gallegos-norton.example.com/about', '2540 W 4th Avenue', 'Jacksonville', 'United States', '"A"-adedc4', -486.82, 0.230124036, '2024-02-26', '04/07/2024', '2025-04-02 00:50:47.944', 896734326000, FALSE, 7, 'é😀', '1', '942b0735-6879-407d-853f-72fa0c3bce03'),
(831151, 'Gary Smith', 'gsmith@example.net', NULL, '+1 428-555-0187', 'Yang Systems Inc.', NULL, '4105 W Chestnut Street', 'Calgary', 'Canada', '"A"-f68f4c', NULL, 0.486579627, '2024-03-01', '10/01/2022', '2025-01-24 11:26:33.847', 596027898000, TRUE, 8, '', 'n/a', '868908b0-e770-4c91-89fa-2493e0210650');
INSERT INTO shop."Orders" (id, customer_name, customer_email, agent_name, phone, company, website, address, city, country, code, amount, rate, "ordered on", shown, at, stamp, "Paid?", score, "note ""x""", mixed, "key") VALUES
(871326, 'Chad Joseph', 'chad_joseph7@example.com', 'Tabetha Cooper', '+1 916-555-0184', 'Cox Engineering', 'https://cox-engineering.example.com/blog', '1773 E Jefferson Street', 'West Sacramento', 'United States', '"A"-a6652e', 369.57, 0.652107816, '2024-03-01', '22/02/2023', '2021-10-15 23:53:08.631', 33045468000, TRUE, 0, NULL, '1', '6ebabf01-95f0-4f33-b9bb-f0415017f16e'),
(539286, 'Tarah Sutton', 'tarah.sutton@example.com', NULL, '+44 7700 900456', 'Kane Finance Inc.', NULL, '49 Oxford Road', 'Portsmouth', 'United Kingdom', '"A"-8abc13', -332.60, 0.787646556, '2024-02-27', '10/05/2023', '2021-08-08 02:24:37.922', 1040972577000, TRUE, 0, 'é😀', '1', '741112ec-2cbc-444c-967d-fdc675bfab99'),
(997346, 'Mary Klein', 'maryklein@example.com', 'Daniel Long', '+1 814-555-0137', 'Peterson Medical Supplies Co.', 'https://peterson-medical-supplies.example.com/pricing', '901 8th Avenue', 'Altoona', 'United States', '"A"-309b72', -803.14, 0.912281365, '2024-03-04', '27/07/2021', '2025-09-15 04:25:51.702', 1391798232000, TRUE, 10, NULL, 'n/a', '34783fcf-2fd1-431d-b548-396b5badf333'),
(464938, 'Elizabeth Pollard', 'elizabeth.pollard@example.net', 'James Yates', '+1 401-555-0170', 'Hurley Property Management LLC', NULL, '818 Skyline Drive, Apt 10A', 'Pawtucket', 'United States', '"A"-8d189f', -304.32, 0.578372009, '2024-03-01', '26/11/2021', '2023-02-04 22:14:33.664', 827967150000, NULL, 9, 'O''Brien', '2.5', 'c2e0c8ee-cd36-4934-920e-b4a7b9be19fb'),
(242471, 'Roxanna Herring-Howard', 'rherringhoward@example.com', 'Amanda Bowen', '+1 468-555-0151', 'Francis Group LLC', 'https://francis-group.example.com/docs', '1523 N State Street', 'Toronto', 'Canada', '"A"-124e20', -670.34, 0.676133004, '2024-02-28', '17/09/2025', '2025-01-08 10:54:48.568', 748355644000, TRUE, 2, '', 'n/a', 'ea4f2462-1b1b-43b0-8495-e8b0caf69944');
INSERT INTO shop."Orders" (id, customer_name, customer_email, agent_name, phone, company, website, address, city, country, code, amount, rate, "ordered on", shown, at, stamp, "Paid?", score, "note ""x""", mixed, "key") VALUES
(862622, 'Cameron Duncan', 'cduncan@example.org', 'Dillon Klein', '+1 708-555-0154', 'Rivera Property Management Inc.', 'https://rivera-property-management.example.com/stores', '1068 Franklin Road, Apt 111', 'Cicero', 'United States', '"A"-19a446', NULL, 0.526626723, '2024-03-02', NULL, '2024-05-04 22:31:40.408', 1559958230000, NULL, 6, '', '1', 'c093034c-7be1-4f27-9161-0c4263830a20'),
(570787, 'Andrew Kim', 'andrewkim@example.com', NULL, '+1 305-555-0144', 'Bean & Sons Co.', 'https://bean-sons.example.com/account', '4837 S Washington Avenue', 'South Miami Heights', 'United States', '"A"-542ad9', 474.74, 0.726024717, '2024-03-04', '15/06/2024', '2024-07-26 02:13:58.662', 1260425169000, TRUE, 5, 'a,b;c', 'n/a', '434399eb-68cf-4d81-bfd8-acebc3a9cd9c');
/*!40101 SET sql_mode=@tw_mode */;
